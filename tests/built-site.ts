/* Setup for tests that read the built site. It fails if the site is missing or out of date. */
import path from 'node:path';
import {changedSince} from '../src/build/build-stamp';

const ROOT = path.join(__dirname, '..');
/** Folder of the built site. */
export const BUILD = path.join(ROOT, 'build');

/**
 * Checks that the built site is current.
 * @throws Error that says what changed since the build, and what to do
 */
export default function requireBuild(): void {
  const changed = changedSince(ROOT, path.join(ROOT, '.docusaurus'), BUILD);
  if (changed?.length === 0) return;
  const more = changed && changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  const what = changed ? `changed since the build: ${changed.slice(0, 5).join(', ')}${more}` : 'not built';
  throw new Error(`The site is ${changed ? 'out of date' : 'missing'} (${what}). Run "npm run build" first.`);
}
