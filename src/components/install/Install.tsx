import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {versions} from '@site/src/data/versions';
import {installCommand} from './command';

interface Props {
  /** npm package names, each pinned in `src/data/versions.ts`. */
  readonly packages: readonly string[];
  /** Whether to install them as development dependencies. */
  readonly dev?: boolean;
}

/** The npm command that installs packages in the versions that the samples are tested with. */
export function Install({packages, dev = false}: Props): ReactNode {
  return <CodeBlock language="bash">{installCommand(packages, dev, versions.npm)}</CodeBlock>;
}
Install.facts = Object.values(versions.npm);
