import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {projectPath} from '../../plugins/samples/client/project-path';

interface Props {
  /** Path of the sample relative to `examples/`, without extension. */
  readonly sample: string;
  readonly children: string;
}

/** Link that downloads a sample as a project, a ZIP file named after the sample. */
export function ProjectLink({sample, children}: Props): ReactNode {
  return (
    <a
      href={useBaseUrl(projectPath(sample))}
      download={`${sample.replace(/^.*\//, '')}.zip`}
      title="Download as a project, a ZIP file"
    >
      {children}
    </a>
  );
}
