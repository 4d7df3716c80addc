import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {findPrograms} from './programs';
import {projectArchive} from './project';

const ROOT = path.join(import.meta.dirname, '../../../..');

afterEach(() => void vi.unstubAllEnvs());

test('an archive is the same in every time zone', () => {
  const [program] = findPrograms(ROOT).projects;
  if (!program) throw new Error('no program');
  const archiveIn = (zone: string): Uint8Array => {
    vi.stubEnv('TZ', zone);
    return projectArchive(ROOT, program);
  };
  const archive = archiveIn('UTC');
  expect(archiveIn('Asia/Kolkata')).toEqual(archive);
  expect(archiveIn('America/New_York')).toEqual(archive);
});
