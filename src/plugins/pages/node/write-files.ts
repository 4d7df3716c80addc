import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes files, by path inside a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }),
  );
}
