/** Anchor of a demo on `/how_stability_works/example_apps`: of `dataStore` it is `data-store`. */
export function demoAnchor(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Anchor of a repository on `/resources/sampleapps`. */
export function repositoryAnchor(id: string): string {
  return `repository-${demoAnchor(id)}`;
}
