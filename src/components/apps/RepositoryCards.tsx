import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {apps} from '@site/src/data/apps';
import {demoAnchor, repositoryAnchor} from './anchor';
import {Card, CardGrid} from './Card';

const CARDS = apps.repositories.rows.map((repository) => {
  const demo = apps.demos.rows.find(({name}) => name === repository.demo);
  if (!demo) throw new Error(`RepositoryCards: no demo "${repository.demo}"`);
  return {...repository, demo};
});

/** Cards of the repositories with sample code: what each teaches, links to it and its demo, and its age. */
export function RepositoryCards(): ReactNode {
  return (
    <CardGrid>
      {CARDS.map(({id, name, url, learn, caution, lastCommit = 'Not known', demo}) => (
        <Card
          key={id}
          fact={`apps.repositories.${id}`}
          lines={[
            ['Code', <Link key="code" to={url}>{`${name} on GitHub`}</Link>],
            [
              'Demo',
              <Link key="demo" to={`/how_stability_works/example_apps#${demoAnchor(demo.id)}`}>
                {demo.name}
              </Link>,
            ],
            ['Last commit', lastCommit],
          ]}
        >
          <Heading as="h3" id={repositoryAnchor(id)}>
            {name}
          </Heading>
          <p>
            {learn}. {caution && <strong>{caution}</strong>}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
RepositoryCards.facts = [apps.repositories, apps.demos];
