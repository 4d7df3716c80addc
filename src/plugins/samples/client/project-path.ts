/** Folder of the downloadable projects, relative to the base URL. */
export const PROJECTS_FOLDER = 'projects';

/**
 * The path of a sample's project, relative to the base URL.
 * @param id path of the sample relative to `examples/`, without extension
 */
export function projectPath(id: string): string {
  return `${PROJECTS_FOLDER}/${id.replaceAll('/', '-')}.zip`;
}
