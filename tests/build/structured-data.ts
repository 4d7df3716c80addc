/*
 * Checks of structured data. The properties of each type are those that https://schema.org defines and that Google documents as
 * required or recommended (https://developers.google.com/search/docs/appearance/structured-data).
 */

/** An object of schema.org. */
export interface Data {
  readonly '@type'?: unknown;
  readonly [property: string]: unknown;
}

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('undefined');
const isUrl: Check = (value) =>
  typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const isDate: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** An object of a type, with these properties. */
const object =
  (type: string, shape: Shape): Check =>
  (value) =>
    problemsOf(value, type, shape).length === 0;
/** A list with at least so many entries, each of which passes. */
const list =
  (least: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(check);

/** Properties of an object that are missing or wrong. */
function problemsOf(value: unknown, type: string, shape: Shape): readonly string[] {
  const data = (value ?? {}) as Data;
  if (data['@type'] !== type) return [`is no ${type}`];
  return Object.entries(shape)
    .filter(([name, check]) => !check(data[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(data[name])?.slice(0, 100)}`);
}

const ORGANIZATION = object('Organization', {name: isText, url: isUrl});
const SHAPES: Readonly<Record<string, Shape>> = {
  // Search results show the first 110 characters of a headline.
  TechArticle: {
    headline: (value) => isText(value) && String(value).length <= 110,
    description: isText,
    url: isUrl,
    image: isUrl,
    inLanguage: isText,
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    isPartOf: object('WebSite', {name: isText, url: isUrl}),
    dateModified: optional(isDate),
  },
  BreadcrumbList: {
    itemListElement: (value) =>
      list(2, object('ListItem', {name: isText, item: isUrl}))(value) &&
      (value as readonly Data[]).every(({position}, index) => position === index + 1),
  },
  FAQPage: {
    mainEntity: list(1, object('Question', {name: isText, acceptedAnswer: object('Answer', {text: isText})})),
  },
  WebSite: {name: isText, url: isUrl, publisher: ORGANIZATION},
};

/** Problems of structured data: an unknown context or type, a property that is missing or wrong. */
export function dataProblems(data: Data): readonly string[] {
  const type = String(data['@type']);
  const shape = SHAPES[type];
  if (data['@context'] !== 'https://schema.org')
    return [`${type} has the context ${String(data['@context'])}`];
  return shape ? problemsOf(data, type, shape) : [`unknown type ${type}`];
}
