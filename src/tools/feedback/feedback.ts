import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {redact} from '../network/redact';
import {getReaderValues} from '../reader/store';
import {secretsOf} from '../reader/values';

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

/** A 32-byte number, such as a private key or a hash. */
const NUMBER_OF_32_BYTES = /(?:0x)?[0-9a-f]{64}\b/gi;
const ABOUT_SECRETS = /private|secret/i;

/** Removes the keys of this tab from a text, and those in RPC URLs. */
export function withoutKeys(text: string): string {
  return redact(text, secretsOf(getReaderValues()), PLACEHOLDERS.apiKey);
}

/** Removes keys from a text, and 32-byte numbers from one about private keys or secrets. */
export function withoutSecrets(text: string): string {
  const rest = withoutKeys(text);
  return ABOUT_SECRETS.test(rest) ? rest.replace(NUMBER_OF_32_BYTES, '(removed)') : rest;
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
