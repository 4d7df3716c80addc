// Replacement: code is highlighted at build time (src/plugins/samples), so pages need no highlighter.
import type {ReactNode} from 'react';
import {textOf} from '@site/src/components/text-of';
import {CodeFrame} from '@site/src/plugins/samples/client/CodeFrame';
import {ProjectLink} from '@site/src/tools/run/ProjectLink';
import {RemixButton} from '@site/src/tools/remix/RemixButton';
import {RunFrame} from '@site/src/tools/run/RunFrame';

interface Props {
  /** Highlighted code from src/plugins/samples, as HTML. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** 'true' for what a program printed; a string because it is a Markdown attribute. */
  readonly output?: string;
  /** Link to the description of how the program is tested. */
  readonly testedAt?: string;
  /** Path of the sample, if browsers can run it. */
  readonly run?: string;
  /** Path of the sample, if browsers cannot run it but readers can download it as a project. */
  readonly project?: string;
  /** 'true' for a whole Solidity file; a string because it is a Markdown attribute. */
  readonly contract?: string;
  /** Plain code, if there is no `html`. */
  readonly children?: ReactNode;
}

/** Code block of the theme, used for all fences and `<CodeBlock>` elements. */
export default function CodeBlock(props: Props): ReactNode {
  const {html, language, title, output, testedAt, run, project, contract, children} = props;
  const sample = run ?? project;
  const frame = {
    html,
    code: html === undefined ? textOf(children) : undefined,
    language,
    title,
    output: output === 'true',
    testedAt,
    action: contract === 'true' && <RemixButton />,
    more: sample && <ProjectLink sample={sample}>Download as a project</ProjectLink>,
  };
  return run === undefined ? <CodeFrame {...frame} /> : <RunFrame {...frame} sample={run} />;
}
