import type {Env} from './env';

/**
 * When security.txt expires: at most a year ahead, because nobody may rely on an expired file. The weekly check (tests/live) fails
 * from 30 days before: read what the file says, then move the day.
 */
export const SECURITY_TXT_EXPIRES = '2027-11-01T00:00:00.000Z';

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
