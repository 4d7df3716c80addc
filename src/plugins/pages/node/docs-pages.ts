import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** All pages of the docs plugin, of every instance and version. */
export function docsPages(content: AllContent): readonly DocMetadata[] {
  const instances = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
}

/**
 * Path of a page without the base URL.
 * @param permalink its path with it
 */
export function withoutBase(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}
