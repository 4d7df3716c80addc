// @vitest-environment jsdom
import {createAutocomplete} from '@algolia/autocomplete-core';
import {version as installed} from '@docsearch/react';
import {describe, expect, it} from 'vitest';
import {version} from './version';

const source = (sourceId: string) => ({
  sourceId,
  getItems: () => [{label: sourceId}],
  onSelect: () => undefined,
});

describe('section 9: versions', () => {
  it('the search box library is 3.9.0, and the version module says so', () => {
    expect(installed).toBe('3.9.0');
    expect(version).toBe(installed);
  });
});

describe('section 5: source ids', () => {
  it('must be unique', async () => {
    const autocomplete = createAutocomplete({getSources: () => [source('hits0'), source('hits0')]});
    autocomplete.setQuery('fees');
    await expect(autocomplete.refresh()).rejects.toThrow(/The `sourceId` "hits0" is not unique/);
  });
});

describe('section 4: Escape', () => {
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
