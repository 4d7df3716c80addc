import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {demoAnchor, repositoryAnchor} from './anchor';
import {DataTable} from '@site/src/components/tables/DataTable';
import {apps} from '@site/src/data/apps';

const {demos, repositories} = apps;

/** Repositories with sample code: what each teaches, its last commit, and the demo that runs it. */
export function RepositoryTable(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  repositories.rows.forEach(({id}) => collectAnchor(repositoryAnchor(id)));
  return (
    <DataTable
      caption="Repositories with sample code"
      head={['Repository', 'Learn from it', 'Last commit']}
      rows={repositories.rows.map((row) => ({
        id: row.id,
        cells: [
          <span key="name" id={repositoryAnchor(row.id)}>
            <Link to={row.url}>{row.name}</Link>
          </span>,
          <>
            {row.learn}. {row.caution && <strong>{row.caution}</strong>} <Demo repository={row.id} />
          </>,
          row.lastCommit === undefined ? (
            'Not known'
          ) : (
            <time key="date" dateTime={row.lastCommit}>
              {row.lastCommit}
            </time>
          ),
        ],
      }))}
    />
  );
}

function Demo({repository}: {readonly repository: string}): ReactNode {
  const demo = demos.rows.find((row) => row.repository === repository);
  if (!demo) return null;
  return (
    <Link to={`/how_stability_works/example_apps#${demoAnchor(demo.id)}`} aria-label={`Demo ${demo.name}`}>
      Demo
    </Link>
  );
}
