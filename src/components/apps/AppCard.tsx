import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {apps} from '@site/src/data/apps';
import {repositoryAnchor} from './anchor';
import {Card} from './Card';

const demos = apps.demos.rows;

interface Props {
  /** Id of a demo in `src/data/apps.ts`. */
  readonly id: string;
  /** Heading, and what to try. */
  readonly children: ReactNode;
}

/**
 * Card of one demo: its network, and links to the demo, its video and its code.
 * The video is a link, so that nothing loads from another origin before a click.
 * @throws Error for an unknown demo
 */
export function AppCard({id, children}: Props): ReactNode {
  const demo = demos.find((row) => row.id === id);
  if (!demo) throw new Error(`AppCard: no demo "${id}". Known: ${demos.map((row) => row.id).join(', ')}`);
  const {name, features, network, url, video, listedOn} = demo;
  const repository = apps.repositories.rows.find((row) => row.demo === name);
  const code = repository && `/resources/sampleapps#${repositoryAnchor(repository.id)}`;
  return (
    <Card
      fact={`apps.demos.${id}`}
      lines={[
        ['Network', network],
        ['Try it', <Link key="try" to={url}>{`Open ${name}`}</Link>],
        ...(video ? [['Watch it', <Link key="watch" to={video}>{`Video of ${name}`}</Link>] as const] : []),
        [
          'Code',
          code ? (
            <Link key="code" to={code}>
              {repository.name}
            </Link>
          ) : (
            'None listed'
          ),
        ],
        ['Features', features.join(', ')],
        ['Last listed', listedOn],
      ]}
    >
      {children}
    </Card>
  );
}
AppCard.facts = [apps.demos, apps.repositories];
