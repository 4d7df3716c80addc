/* Structured data of pages, in the vocabulary of https://schema.org. */
import type {PageText, Question} from './read-page';

/** The site, and who publishes it. */
export interface Site {
  /** the name in search results and in previews of shared links */
  readonly name: string;
  /** URL of the home page, with a slash at the end */
  readonly url: string;
  readonly publisher: {readonly name: string; readonly url: string};
}

/** An object of schema.org, ready to be serialized. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = {'@context': 'https://schema.org'} as const;

/**
 * Describes a page as a technical article.
 * @param image URL of its picture
 * @param modified date of its last change in ISO 8601; undefined when it is not known
 */
export function articleData(
  {title, description, url, language}: PageText,
  {name, url: home, publisher}: Site,
  image: string,
  modified: string | undefined,
): StructuredData {
  const organization = {'@type': 'Organization', ...publisher};
  return {
    ...CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: language,
    ...(modified !== undefined && {dateModified: modified}),
    author: organization,
    publisher: organization,
    isPartOf: {'@type': 'WebSite', name, url: home},
  };
}

/** Describes the questions of a page. */
export function questionsData(questions: readonly Question[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** Describes the site, on its home page. */
export function siteData({name, url, publisher}: Site): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    publisher: {'@type': 'Organization', ...publisher},
  };
}
