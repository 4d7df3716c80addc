// @vitest-environment jsdom
import {createAutocomplete} from '@algolia/autocomplete-core';
import {version as installed} from '@docsearch/react';
import {readFileSync} from 'node:fs';
import insightsClient from 'search-insights';
import {describe, expect, it} from 'vitest';

const source = (sourceId: string) => ({
  sourceId,
  getItems: () => [{label: sourceId}],
  onSelect: () => undefined,
});

describe('versions', () => {
  it('the search box library is pinned to 3.9.0', () => {
    expect(installed).toBe('3.9.0');
  });

  it('the version of the events client is the installed one, and DocSearch supports it', () => {
    const file = 'node_modules/search-insights/package.json';
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
    expect(insightsClient.version).toBe(version);
    const [major = 0, minor = 0] = version.split('.').map(Number);
    // DocSearch passes its keys to versions from 2.4 on only
    expect(major > 2 || (major === 2 && minor >= 4)).toBe(true);
  });
});

describe('source ids', () => {
  it('must be unique', async () => {
    const autocomplete = createAutocomplete({getSources: () => [source('hits0'), source('hits0')]});
    autocomplete.setQuery('fees');
    await expect(autocomplete.refresh()).rejects.toThrow(/The `sourceId` "hits0" is not unique/);
  });
});

describe('Escape', () => {
  it('closes the panel; a second Escape with the panel closed clears the query', async () => {
    const states: {isOpen: boolean; query: string}[] = [];
    const autocomplete = createAutocomplete<{label: string}, Event, MouseEvent, KeyboardEvent>({
      openOnFocus: true,
      getSources: () => [source('hits0')],
      onStateChange: ({state}) => states.push({isOpen: state.isOpen, query: state.query}),
    });
    const input = autocomplete.getInputProps({inputElement: document.createElement('input')});
    autocomplete.setQuery('fees');
    autocomplete.setIsOpen(true);
    await autocomplete.refresh();
    expect(states.at(-1)).toEqual({isOpen: true, query: 'fees'});
    input.onKeyDown(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(states.at(-1)).toEqual({isOpen: false, query: 'fees'});
    input.onKeyDown(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(states.at(-1)).toEqual({isOpen: false, query: ''});
  });
});
