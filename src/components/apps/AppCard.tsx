import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {apps} from '@site/src/data/apps';
import {repositoryAnchor} from './anchor';
import {Card} from './Card';

interface Props {
  /** Id of a demo in `src/data/apps.ts`. */
  readonly id: string;
  /** Heading, and what to try. */
  readonly children: ReactNode;
}

/**
 * Card of one demo: what it shows, its network, and links to the demo, its video and its code.
 * The video is a link, so that nothing loads from another origin before a click.
 * @throws Error for an unknown demo
 */
export function AppCard({id, children}: Props): ReactNode {
  const demo = apps.demos.rows.find((row) => row.id === id);
  if (!demo) {
    throw new Error(`AppCard: no demo "${id}". Known: ${apps.demos.rows.map((row) => row.id).join(', ')}`);
  }
  const {name, shows, features, network, url, video, repository, listedOn} = demo;
  const lines = [
    {term: 'Shows', value: shows},
    {term: 'Network', value: network},
    {term: 'Try it', value: <Link to={url}>Open {name}</Link>},
    ...(video === undefined
      ? []
      : [{term: 'Watch it', value: <Link to={video}>Video of {name} on YouTube</Link>}]),
    {
      term: 'Code',
      value:
        repository === undefined ? (
          'None listed'
        ) : (
          <Link to={`/resources/sampleapps#${repositoryAnchor(repository)}`}>Read the code of {name}</Link>
        ),
    },
  ];
  return (
    <Card fact={`apps.demos.${id}`} features={features} lines={lines} listedOn={listedOn}>
      {children}
    </Card>
  );
}
