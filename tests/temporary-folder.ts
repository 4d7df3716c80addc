import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates an empty folder, which is removed when the running test ends. @returns its absolute path */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stability-docs-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}
