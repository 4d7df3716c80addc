/* Structured data of pages, in the vocabulary of https://schema.org. */
import {findAll, isHashLink, squash, textOf, type DomElement} from '../../shared/dom';
import type {BuiltPage} from '../built-pages';

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

/** Describes a docs page. */
export interface Article {
  /** URL of its picture */
  readonly image: string;
  /** date of its last change in ISO 8601, if it is known */
  readonly modified?: string;
}

function questionData({children}: DomElement): StructuredData {
  const [question = '', ...answer] = children
    .map((child) => textOf(child, isHashLink, ' '))
    .filter((text) => text.trim());
  return {
    '@type': 'Question',
    name: squash(question),
    acceptedAnswer: {'@type': 'Answer', text: squash(answer.join(' '))},
  };
}

/**
 * Describes a page: the site on its home page, an article, and questions with their answers.
 * @param questions CSS selector of its questions: `<details>` elements whose summary is the question
 */
export function structuredData(
  {route, title, description, url, language, document}: BuiltPage,
  {name, url: home, publisher}: Site,
  article: Article | undefined,
  questions: string | undefined,
): StructuredData[] {
  const organization = {'@type': 'Organization', ...publisher};
  const site = {'@type': 'WebSite', name, url: home};
  const data: StructuredData[] = [];
  if (route === '/') data.push({...site, publisher: organization});
  if (article)
    data.push({
      '@type': 'TechArticle',
      headline: title,
      description,
      url,
      image: article.image,
      inLanguage: language,
      ...(article.modified && {dateModified: article.modified}),
      author: organization,
      publisher: organization,
      isPartOf: site,
    });
  if (questions !== undefined)
    data.push({'@type': 'FAQPage', mainEntity: findAll(questions, document).map(questionData)});
  return data.map((one) => ({'@context': 'https://schema.org', ...one}));
}
