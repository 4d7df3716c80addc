import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apps} from '@site/src/data/apps';
import {demoAnchor, repositoryAnchor} from './anchor';

const page = readFileSync('docs/how_stability_works/example_apps.mdx', 'utf8');

describe('anchors of demos and repositories', () => {
  it('are in kebab case', () => {
    expect(apps.demos.rows.length).toBeGreaterThan(3);
    expect(demoAnchor('dataStore')).toBe('data-store');
    expect(repositoryAnchor('dataStore')).toBe('repository-data-store');
  });

  it.each(apps.demos.rows.map(({id}) => id))('lead to a heading and a card for %s on the demo page', (id) => {
    expect(page).toContain(`{/* #${demoAnchor(id)} */}`);
    expect(page).toContain(`<AppCard id="${id}">`);
  });

  it('exist for the repository of every demo with code', () => {
    const known = apps.repositories.rows.map(({id}) => id);
    const named = apps.demos.rows.flatMap(({repository}) => (repository === undefined ? [] : [repository]));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});
