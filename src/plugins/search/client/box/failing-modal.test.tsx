// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {Route, MemoryRouter} from 'react-router-dom';
import {afterEach, expect, it, vi} from 'vitest';
import SearchBar from './SearchBar';

vi.mock('@docusaurus/theme-common', () => ({
  useSearchLinkCreator: () => (query: string) => `/search?q=${query}`,
}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({useAlgoliaThemeConfig: () => ({algolia: {}})}));
vi.mock('./SearchButton', () => ({
  SearchButton: ({onClick}: {onClick: () => void}) => <button onClick={onClick}>Search</button>,
}));
vi.mock('./SearchModal', () => ({
  warmUpSearch: () => undefined,
  SearchModal: () => {
    throw new Error('the modal fails');
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a modal that fails leaves the page, and the search page opens', async () => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <SearchBar />
      <Route render={({location}) => <p>{location.pathname + location.search}</p>} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('/search?q=')).toBeDefined());
  expect(screen.getByRole('button', {name: 'Search'})).toBeDefined();
});
