import type {Env} from './env';

/**
 * The day on which security.txt expires, at most a year ahead, because nobody may rely on an expired file. The weekly check
 * (tests/live) fails from 30 days before: read what the file says, then move the day.
 */
const LAST_DAY = {year: 2027, month: 11, day: 1} as const;

/** When security.txt expires, in ISO 8601. */
export const SECURITY_TXT_EXPIRES = new Date(
  Date.UTC(LAST_DAY.year, LAST_DAY.month - 1, LAST_DAY.day),
).toISOString();

/**
 * Where to report a vulnerability, as RFC 9116 describes it.
 * @returns the file by its path; none below a base URL, because only the root of an origin has it
 */
export function securityTxt({siteUrl, baseUrl}: Env): Readonly<Record<string, string>> {
  if (baseUrl !== '/') return {};
  const lines = [
    `Contact: ${siteUrl}/resources/contact#report-a-vulnerability`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return {'.well-known/security.txt': `${lines.join('\n')}\n`};
}
