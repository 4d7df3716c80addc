import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Link in the bar of a code block that downloads the sample as a project. @param path path of the ZIP file on this site */
export function ProjectLink({path}: {readonly path: string}): ReactNode {
  return (
    <a href={useBaseUrl(path)} download title="Download as a project, a ZIP file">
      Download
    </a>
  );
}
