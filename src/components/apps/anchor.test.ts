import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apps} from '@site/src/data/apps';
import {demoAnchor, repositoryAnchor} from './anchor';

const page = readFileSync('docs/how_stability_works/example_apps.mdx', 'utf8');

describe('anchors of demos and repositories', () => {
  it('are lower case with hyphens', () => {
    expect(demoAnchor('dataStore')).toBe('data-store');
    expect(repositoryAnchor('dataStore')).toBe('repository-data-store');
  });

  it.each(apps.demos.rows.map(({id}) => id))('the page of demos has a heading and a card for %s', (id) => {
    expect(page).toContain(`{/* #${demoAnchor(id)} */}`);
    expect(page).toContain(`<AppCard id="${id}" />`);
  });

  it('every demo with code names a repository that exists', () => {
    const known = apps.repositories.rows.map(({id}) => id);
    const named = apps.demos.rows.flatMap(({repository}) => (repository === undefined ? [] : [repository]));
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});
