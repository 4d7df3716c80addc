import type {ReaderValues} from '../reader/values';

/** Whether the page helped. */
export const RATINGS = ['Yes', 'Partly', 'No'] as const;

/** What feedback is about. */
export const SUBJECTS = [
  'Something is wrong',
  'Something is missing',
  'Something is hard to understand',
  'A sample or a tool fails',
  'An idea',
] as const;

/** Most characters of the text. */
export const MAX_TEXT = 2000;

/** Longest address of a form that the code host is given, in characters; a longer one may be refused. */
const MAX_URL = 7500;

/** What a reader filled in. */
export interface Feedback {
  readonly helped: string;
  readonly subject: string;
  readonly text: string;
  /** e-mail address, or empty */
  readonly email: string;
}

/** Nothing filled in yet. */
export const NO_FEEDBACK: Feedback = {helped: '', subject: SUBJECTS[0], text: '', email: ''};

/** Keys in URLs, and 32-byte numbers that stand after a word for a secret: others are hashes. */
const KEY_IN_URL = /(\/z[gk]t\/)(?!YOUR_API_KEY|try-it-out)[\w-]{6,}/g;
const PRIVATE_KEY = /((?:private|secret)[\w\s=:"'-]{0,20}?)(?:0x)?[0-9a-fA-F]{64}\b/gi;

/** The text without API keys and private keys: those that the reader has filled into samples, and those that stand in URLs. */
export function withoutSecrets(text: string, {apiKey}: ReaderValues): string {
  const own = apiKey ? text.replaceAll(apiKey, 'YOUR_API_KEY') : text;
  return own.replace(KEY_IN_URL, '$1YOUR_API_KEY').replace(PRIVATE_KEY, '$1(removed)');
}

/** What is missing before feedback can be passed on; empty when nothing is. */
export function problemOf({text, email}: Feedback): string {
  if (text.trim() === '') return 'Write a sentence first: what did you look for, or what went wrong?';
  if (email !== '' && !/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(email))
    return 'This is no e-mail address. Correct it, or leave the field empty.';
  return '';
}

/**
 * Feedback as plain text, to paste anywhere.
 * @param page address of the page that it is about
 */
export function asText({helped, subject, text, email}: Feedback, page: string): string {
  const lines = [`Page: ${page}`, `Subject: ${subject}`];
  if (helped !== '') lines.push(`Did the page help? ${helped}`);
  if (email !== '') lines.push(`E-mail: ${email}`);
  return `${lines.join('\n')}\n\n${text.trim()}\n`;
}

/**
 * Address of a new issue with the form filled in (.github/ISSUE_TEMPLATE/feedback.yml). The e-mail address is left out: an issue
 * is public. So is a text too long for an address.
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

/** Whether the text had to be left out of the issue's address. */
export function isTooLong(feedback: Feedback, page: string, repoUrl: string): boolean {
  return feedback.text.trim() !== '' && issueUrl(feedback, page, repoUrl).endsWith('text=');
}
