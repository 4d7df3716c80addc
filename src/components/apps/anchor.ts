/**
 * Anchor of a demo on `/how_stability_works/example_apps`.
 * @param id id of the demo in `src/data/apps.ts`, for example `dataStore`
 * @returns id of the heading on that page, for example `data-store`
 */
export function demoAnchor(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Anchor of a repository on `/resources/sampleapps`.
 * @param id id of the repository in `src/data/apps.ts`
 */
export function repositoryAnchor(id: string): string {
  return `repository-${demoAnchor(id)}`;
}
