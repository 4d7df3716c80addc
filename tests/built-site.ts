/* Setup for tests that read the built site. It fails if the site is missing or out of date. */
import path from 'node:path';
import {requireCurrentBuild} from '../src/plugins/bundler/node/build-stamp';
import {readEnv} from '../src/config/env';

const ROOT = path.join(__dirname, '..');
/** Folder of the built site. */
export const BUILD = path.join(ROOT, 'build');

/**
 * Checks that the built site is current.
 * @throws Error that says what changed since the build, and what to do
 */
export default function requireBuild(): void {
  requireCurrentBuild(ROOT, readEnv(process.env));
}
