/*
 * Fills empty fences that name a file: ```ts file=examples/a/b.ts#region
 * The fence shows the region byte for byte, without common indentation and region markers.
 * `dependencies.cjs` in this folder tells the bundler which files each page depends on; without it the
 * persistent cache would publish old code.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {extractRegion, parseReference} from './region';

/** Options of the transformer. */
export interface CodeRegionOptions {
  /** Absolute path of the site's root. */
  readonly siteDir: string;
  /** Folder that contains all files of `file=`, relative to the site, for example `examples`. */
  readonly root: string;
}

/**
 * Remark transformer that fills fences from files.
 * @throws Error naming file and region when either is missing, when the path is outside the root, or when the fence is not empty
 */
export function codeRegion({siteDir, root}: CodeRegionOptions) {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const reference = parseReference(node.meta);
      if (!reference) return;
      const {file} = reference;
      if (node.value.trim() !== '') throw new Error(`The fence with file=${file} must be empty.`);
      const absolute = path.resolve(siteDir, file);
      if (!absolute.startsWith(path.resolve(siteDir, root) + path.sep))
        throw new Error(`file=${file} is not below ${root}/`);
      let source: string;
      try {
        source = readFileSync(absolute, 'utf8');
      } catch {
        throw new Error(`file=${file} does not exist.`);
      }
      node.value = extractRegion(source, reference);
    });
  };
}
