import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {redact} from '../network/redact';
import type {ReaderValues} from '../reader/values';
import {characters} from '../ui/number-text';

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

/** Maximum length of the text, in characters. */
export const MAX_TEXT = 2000;

/** Maximum length of an issue URL, in characters; the code host may reject longer ones. */
const MAX_URL = 7500;

/** Feedback as the reader filled it in. */
export interface Feedback {
  readonly helped: string;
  readonly subject: string;
  readonly text: string;
  /** e-mail address, or empty */
  readonly email: string;
}

/** An empty form. */
export const NO_FEEDBACK: Feedback = {helped: '', subject: SUBJECTS[0], text: '', email: ''};

/** An API key in a keyed URL; `try-it-out` is the test key that everyone shares. */
const KEY_IN_URL = /(\/z[gk]t\/)(?!try-it-out)[\w-]{6,}/g;

/** A private key or a hash. */
const NUMBER_OF_32_BYTES = /(?:0x)?[0-9a-f]{64}\b/gi;
/** How far from a number a word can be and still describe it, in characters. */
const NEAR = 90;
const SECRET = /private|secret/i;
/** An API key and a keyed RPC URL say nothing about the numbers beside them. */
const KEY = /private|secret|(?<!API[ _-])key(?!ed)/i;
/** The end of a text that names the number after it. */
const NAMES_HASH = /(?:transaction|tx|hash|block|receipt)s?(?:\s*(?:id|is|was))*[^a-z0-9]*$/i;

/** Whether a 32-byte number may be a private key, by the text before and after it. */
function mayBeKey(before: string, after: string): boolean {
  const near = before.replace(NUMBER_OF_32_BYTES, '').slice(-NEAR);
  return SECRET.test(near) || (!NAMES_HASH.test(near) && KEY.test(`${near} ${after.slice(0, NEAR)}`));
}

/**
 * Removes keys from a text: the API key that the reader has filled into samples, API keys in URLs, and 32-byte numbers near a
 * word for a key, unless they are named as hashes.
 */
export function withoutSecrets(text: string, {apiKey}: ReaderValues): string {
  const withoutApiKeys = redact(text, [apiKey], PLACEHOLDERS.apiKey).replace(
    KEY_IN_URL,
    `$1${PLACEHOLDERS.apiKey}`,
  );
  return withoutApiKeys.replace(NUMBER_OF_32_BYTES, (number, at: number) =>
    mayBeKey(withoutApiKeys.slice(0, at), withoutApiKeys.slice(at + number.length)) ? '(removed)' : number,
  );
}

/** A sentence about what is wrong with the text; empty if nothing is. */
export function problemOfText(text: string): string {
  if (text.trim() === '') return 'Write a sentence first: what did you look for, or what went wrong?';
  const excess = Array.from(text).length - MAX_TEXT;
  return excess > 0 ? `Your text is ${characters(excess)} too long. Shorten it.` : '';
}

/** A sentence about what is missing or wrong; empty if the feedback is complete. */
export function problemOf({text, email}: Feedback): string {
  const problem = problemOfText(text);
  if (problem !== '') return problem;
  if (email !== '' && !/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(email))
    return 'This is not an e-mail address. Correct it, or leave the field empty.';
  return '';
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
 * URL of a new issue with a prefilled form (.github/ISSUE_TEMPLATE/feedback.yml). The e-mail address is left out, because issues
 * are public. A text that is too long for a URL is left out too.
 * @param repoUrl repository on the code host
 */
export function issueUrl({helped, subject, text}: Feedback, page: string, repoUrl: string): string {
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
  return whole.length <= MAX_URL ? whole : url('');
}

/** Whether the text is too long for the issue's URL. */
export function isTooLong(feedback: Feedback, page: string, repoUrl: string): boolean {
  return feedback.text.trim() !== '' && issueUrl(feedback, page, repoUrl).endsWith('text=');
}
