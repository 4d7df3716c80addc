/* Writes text files that depend on the configuration (robots.txt, the API description, facts.json) into the built site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @param files returns the content of each file by its path inside the built site; called after a build only
 */
export function textFiles(files: () => Readonly<Record<string, string>>): Plugin {
  return {
    name: 'text-files',
    async postBuild({outDir}) {
      await Promise.all(
        Object.entries(files()).map(async ([name, content]) => {
          const target = path.join(outDir, name);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, content);
        }),
      );
    },
  };
}
