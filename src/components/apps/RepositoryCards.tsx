import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {apps, type DemoApp} from '@site/src/data/apps';
import {demoAnchor, repositoryAnchor} from './anchor';
import {Card} from './Card';
import {CardFilter} from './CardFilter';

const {demos, repositories} = apps;

/** The demo whose code is in a repository. @throws Error for a repository without a demo */
function demoOf(repository: string): DemoApp {
  const demo = demos.rows.find((row) => row.repository === repository);
  if (!demo) throw new Error(`RepositoryCards: no demo has the repository "${repository}"`);
  return demo;
}

/** Cards of the repositories with sample code: what each teaches, links to it and its demo, and its age. */
export function RepositoryCards(): ReactNode {
  const cards = repositories.rows.map((row) => ({row, demo: demoOf(row.id)}));
  return (
    <CardFilter noun="repositories" features={cards.map(({demo}) => demo.features)}>
      {cards.map(({row: {id, name, url, learn, caution, lastCommit = 'Not known', listedOn}, demo}) => (
        <Card
          key={id}
          fact={`apps.repositories.${id}`}
          features={demo.features}
          lines={[
            {term: 'Code', value: <Link to={url}>Open {name} on GitHub</Link>},
            {
              term: 'Demo',
              value: (
                <Link to={`/how_stability_works/example_apps#${demoAnchor(demo.id)}`}>
                  See what {demo.name} does
                </Link>
              ),
            },
            {term: 'Last commit', value: lastCommit},
          ]}
          listedOn={listedOn}
        >
          <Heading as="h3" id={repositoryAnchor(id)}>
            {name}
          </Heading>
          <p>
            {learn}. {caution && <strong>{caution}</strong>}
          </p>
        </Card>
      ))}
    </CardFilter>
  );
}
