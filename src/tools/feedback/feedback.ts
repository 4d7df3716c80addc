import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {redact} from '../network/redact';

/** Answers to the question whether the page helped. */
export const RATINGS = ['Yes', 'Partly', 'No'] as const;

/** Subjects of feedback. */
export const SUBJECTS = [
  'Something is wrong',
  'Something is missing',
  'Something is hard to understand',
  'A sample or a tool fails',
  'An idea',
] as const;

/** Maximum length of an issue URL, in characters; the code host may reject longer ones. */
const MAX_URL = 7500;

/** Feedback as the reader filled it in. */
export interface Feedback {
  readonly helped: string;
  readonly subject: string;
  readonly text: string;
  readonly email: string;
}

/** An empty form. */
export const NO_FEEDBACK: Feedback = {helped: '', subject: SUBJECTS[0], text: '', email: ''};

/**
 * Reads what a form stored.
 * @param stored of any type; parts that are no answers, subjects or texts are those of an empty form
 */
export function readFeedback(stored: unknown): Feedback {
  const {helped, subject, text, email} = Object(stored) as Readonly<Record<string, unknown>>;
  return {
    helped: RATINGS.find((rating) => rating === helped) ?? NO_FEEDBACK.helped,
    subject: SUBJECTS.find((one) => one === subject) ?? NO_FEEDBACK.subject,
    text: typeof text === 'string' ? text : NO_FEEDBACK.text,
    email: typeof email === 'string' ? email : NO_FEEDBACK.email,
  };
}

/** A private key or a hash. */
const NUMBER_OF_32_BYTES = /(?:0x)?[0-9a-f]{64}\b/gi;
const SECRET = /private|secret/i;
/** An API key and a keyed RPC URL say nothing about the numbers beside them. */
const KEY = /(?<!API[ _-])key(?!ed)/i;
/** How far before a number its name may begin, in characters. */
const LONGEST_NAME = 100;
/** The end of a text that names the number after it. */
const NAMES_HASH = /(?:transaction|tx|hash|block|receipt)s?(?:\s*(?:id|is|was))*[^a-z0-9]*$/i;

/** Removes the reader's API key from a text, and others that stand in URLs or after their name. */
export function withoutApiKeys(text: string, apiKey: string | undefined): string {
  return redact(text, [apiKey], PLACEHOLDERS.apiKey);
}

/**
 * Removes secrets from a text: API keys, and 32-byte numbers in a text about private keys, or about keys where they are not named as
 * hashes.
 */
export function withoutSecrets(text: string, apiKey: string | undefined): string {
  const rest = withoutApiKeys(text, apiKey);
  const [isAboutKeys, isAboutSecrets] = [KEY.test(rest), SECRET.test(rest)];
  return rest.replace(NUMBER_OF_32_BYTES, (number, at: number) => {
    const isHash = !isAboutKeys || NAMES_HASH.test(rest.slice(Math.max(0, at - LONGEST_NAME), at));
    return isHash && !isAboutSecrets ? number : '(removed)';
  });
}

/**
 * Formats feedback as plain text, to paste anywhere.
 * @param page URL of the page that it is about
 */
export function asText({helped, subject, text, email}: Feedback, page: string): string {
  const lines = [`Page: ${page}`, `Subject: ${subject}`];
  if (helped !== '') lines.push(`Did the page help? ${helped}`);
  if (email !== '') lines.push(`E-mail: ${email}`);
  return `${lines.join('\n')}\n\n${text.trim()}\n`;
}

/**
 * URL of a new issue with a filled-in form (.github/ISSUE_TEMPLATE/feedback.yml), without the e-mail address, because issues are
 * public.
 * @param repoUrl repository on the code host
 * @returns also whether the text was left out because it is too long for a URL
 */
export function issueUrl({helped, subject, text}: Feedback, page: string, repoUrl: string) {
  const url = (words: string): string => {
    const fields = {
      template: 'feedback.yml',
      title: subject,
      page,
      helped: helped || 'Not said',
      text: words,
    };
    return `${repoUrl}/issues/new?${new URLSearchParams(fields).toString()}`;
  };
  const whole = url(text.trim());
  return whole.length <= MAX_URL ? {href: whole, isCut: false} : {href: url(''), isCut: true};
}
