import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {apps} from '@site/src/data/apps';
import {repositoryAnchor} from './anchor';
import styles from './AppCard.module.css';

interface Props {
  /** Id of a demo in `src/data/apps.ts`. */
  readonly id: string;
}

/**
 * One demo: what it shows, on which network, and where it, its video and its code are.
 * The video is a link, so that nothing of another origin loads before a click.
 */
export function AppCard({id}: Props): ReactNode {
  const demo = apps.demos.rows.find((row) => row.id === id);
  if (!demo) {
    throw new Error(`AppCard: no demo "${id}". Known: ${apps.demos.rows.map((row) => row.id).join(', ')}`);
  }
  const {name, feature, network, url, video, repository} = demo;
  return (
    <dl className={styles.card} data-fact={`apps.demos.${id}`}>
      <div>
        <dt>Shows</dt>
        <dd>{feature}</dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>{network}</dd>
      </div>
      <div>
        <dt>Try it</dt>
        <dd>
          <Link to={url}>Open {name}</Link>
        </dd>
      </div>
      {video !== undefined && (
        <div>
          <dt>Watch it</dt>
          <dd>
            <Link to={video}>Video of {name} on YouTube</Link>
          </dd>
        </div>
      )}
      <div>
        <dt>Code</dt>
        <dd>
          {repository === undefined ? (
            'None listed'
          ) : (
            <Link to={`/resources/sampleapps#${repositoryAnchor(repository)}`}>Read the code of {name}</Link>
          )}
        </dd>
      </div>
    </dl>
  );
}
