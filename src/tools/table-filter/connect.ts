import {targetOf} from '@site/src/plugins/start/client/target';
import type {FilterController, FilterOutcome, FilterParts} from './filter-controller';
import {fromHash, toHash} from './state';

/** How long after the last key the address follows, in milliseconds. Browsers refuse to write it at every key. */
const WRITE_AFTER_MS = 300;

/** Outcome of applying a filter, or that its code could not be fetched. */
export type FilterResult = FilterOutcome | 'not loaded';

/** The elements of a filter, its facets and its id. */
export interface FilterOnPage extends FilterParts {
  /** Unique on the page; the hash of a choice begins with it. */
  readonly id: string;
  /** Holds the form and the rows. */
  readonly root: HTMLElement;
}

/** The router's location. It does not have the hash that a filter writes. */
type Address = Pick<Location, 'search' | 'hash'>;

/** A filter whose form is connected to its rows. */
export interface ConnectedFilter {
  /** Follows the address: to a choice of this filter, or to a row that the present choice hides. */
  readonly follow: (address: Address) => void;
  readonly stop: () => void;
}

/** Id of the filter whose choice was last written to the address. */
let owner: string | undefined;

function writeHash(hash: string): void {
  // history.state holds the router's key.
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/**
 * Lets a form filter and sort the rows beside it. Its code is fetched at the first use, or at once for an address with a
 * choice. The choice is in the hash of the address, in place of the one before, so that it is there again when the
 * reader comes back.
 * @param report called with the outcome whenever the filter is applied
 */
export function connectFilter(
  {id, root, form, content, facets}: FilterOnPage,
  report: (result: FilterResult) => void,
): ConnectedFilter {
  const controller = new AbortController();
  const {signal} = controller;
  let loaded: Promise<FilterController> | undefined;
  let timer: number | undefined;
  let last: Address | undefined;

  const load = (): Promise<FilterController> =>
    (loaded ??= import('./filter-controller').then(({createFilterController}) =>
      createFilterController({form, content, facets}),
    ));
  const run = (act: (filter: FilterController) => void): void => {
    load().then(
      (filter) => {
        if (signal.aborted) return;
        act(filter);
        report(filter.apply());
      },
      () => {
        loaded = undefined;
        if (!signal.aborted) report('not loaded');
      },
    );
  };
  const remember = (filter: FilterController): void => {
    clearTimeout(timer);
    const hash = toHash(id, filter.read());
    if (hash === '' && !location.hash.startsWith(`#${id}&`)) return;
    owner = id;
    writeHash(hash);
  };
  const clear = (): void => {
    form.querySelector('input')?.focus();
    run((filter) => {
      filter.write({});
      remember(filter);
    });
  };
  const follow = ({search, hash}: Address): void => {
    const isTab = last !== undefined && search !== last.search && hash === last.hash;
    last = {search, hash};
    if (isTab) {
      // The tab has written the router's hash with its choice: put the filter's own in its place.
      if (owner === id) run((filter) => writeHash(toHash(id, filter.read())));
      return;
    }
    const state = fromHash(location.hash, id, facets);
    if (state) {
      owner = id;
      return run((filter) => filter.write(state));
    }
    if (owner === id) owner = undefined;
    const row = targetOf(location.hash);
    if (row === null || !content.contains(row) || row.getClientRects().length > 0) return undefined;
    return run((filter) => {
      filter.write({});
      requestAnimationFrame(() => row.scrollIntoView());
    });
  };

  root.addEventListener('focusin', () => void load().catch(() => (loaded = undefined)), {signal, once: true});
  form.addEventListener(
    'input',
    () => {
      run((filter) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => remember(filter), WRITE_AFTER_MS);
      });
    },
    {signal},
  );
  form.addEventListener('change', () => run(remember), {signal});
  form.addEventListener('reset', clear, {signal});
  content.addEventListener(
    'click',
    ({target: clicked}) => {
      const button = clicked instanceof Element ? clicked.closest('[data-sort]') : null;
      const header = button?.closest('th');
      if (header)
        run((filter) => {
          filter.cycleSort(header);
          remember(filter);
        });
    },
    {signal},
  );

  const fields = Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'));
  if (fromHash(location.hash, id, facets)) root.scrollIntoView();
  else if (fields.some(({value}) => value !== '')) run(remember);
  return {
    follow,
    stop: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
