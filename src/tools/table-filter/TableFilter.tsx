import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {targetOf} from '@site/src/lib/target';
import tool from '../ui/form.module.css';
import {applyChoice, nextSort, readBlocks, type Facet, type Outcome} from './rows';
import styles from './TableFilter.module.css';

interface Props {
  /** Unique on the page; the hash of a choice begins with it. */
  readonly id: string;
  /** What the rows are, in the plural: "methods". */
  readonly noun: string;
  readonly facets?: readonly Facet[];
  /** Tables and lists, with what is between them. */
  readonly children: ReactNode;
}

/** How long after the last key the address follows, in milliseconds. Browsers refuse to write it at every key. */
const WRITE_AFTER_MS = 300;

/** Most characters of a choice, as in the field for text. */
const MAX_LENGTH = 200;

/** The hash that the address should have. The router does not know what filters write. */
let wantedHash = '';
let timer: number | undefined;

function writeHash(): void {
  const {origin, pathname, search} = location;
  // history.state holds the router's key. With the host: a path may begin with two slashes.
  history.replaceState(history.state, '', origin + pathname + search + wantedHash);
}

function fieldsOf(form: HTMLFormElement | null) {
  return Array.from(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []);
}

/**
 * A form that filters the rows of the tables and lists in it, and sorts the tables by columns with a `SortableHead`. The
 * static page has the form and all rows, which are hidden and moved in place. The choice is in the hash of the address, such as
 * `#methods&q=block&purpose=Calls`, so that it is there again when the reader comes back.
 */
export function TableFilter({id, noun, facets = [], children}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const blocks = useRef<ReturnType<typeof readBlocks>>(undefined);
  /** Undefined while nothing is chosen. */
  const [outcome, setOutcome] = useState<Outcome>();
  const address = useLocation();
  const lastAddress = useRef<typeof address>(undefined);

  /** Shows the rows that the fields ask for. Returns the hash with the choice; empty if nothing is chosen. */
  function apply(): string {
    const filled = fieldsOf(form.current).filter(({value}) => value.trim() !== '');
    const choice = new URLSearchParams(filled.map(({name, value}) => [name, value]));
    if (content.current) blocks.current ??= readBlocks(content.current);
    const next = applyChoice(blocks.current ?? [], choice, facets);
    setOutcome(filled.length === 0 ? undefined : next);
    return filled.length === 0 ? '' : `#${id}&${choice.toString()}`;
  }

  function fill(choice: URLSearchParams): void {
    fieldsOf(form.current).forEach(
      (field) => (field.value = (choice.get(field.name) ?? '').slice(0, MAX_LENGTH)),
    );
    apply();
  }

  /** Shows what the reader chose, and writes it into the address. */
  function choose(): void {
    const hash = apply();
    // The choice in the address may be that of another filter of the page.
    if (hash === '' && !wantedHash.startsWith(`#${id}&`)) return;
    wantedHash = hash;
    clearTimeout(timer);
    // The address is that of the next page while this page waits for its code.
    const {pathname} = location;
    timer = window.setTimeout(() => location.pathname === pathname && writeHash(), WRITE_AFTER_MS);
  }

  function clear(): void {
    form.current?.querySelector('input')?.focus();
    fill(new URLSearchParams());
    choose();
  }

  function sort({target}: MouseEvent): void {
    const header = target instanceof Element && target.closest('[data-sort]')?.closest('th');
    const field = fieldsOf(form.current).find(({name}) => name === 'sort');
    if (!header || !field) return;
    field.value = nextSort(field.value, header);
    choose();
  }

  /** Follows the address: to a choice of this filter, or to a row that the present choice hides. */
  function follow(): void {
    const last = lastAddress.current;
    lastAddress.current = address;
    // A tab has written the router's hash with its own choice.
    if (last && last.search !== address.search && last.hash === address.hash) return writeHash();
    wantedHash = location.hash;
    const target = targetOf(wantedHash);
    if (wantedHash.startsWith(`#${id}&`)) {
      fill(new URLSearchParams(wantedHash.slice(id.length + 2)));
      form.current?.parentElement?.scrollIntoView();
    } else if (target?.closest('[hidden]') && content.current?.contains(target)) {
      fill(new URLSearchParams());
      target.scrollIntoView();
    } else if (!last && fieldsOf(form.current).some(({value}) => value !== '')) {
      // Filled before the scripts were loaded.
      choose();
    }
    return undefined;
  }

  const onClick = useEffectEvent(sort);
  const onAddress = useEffectEvent(follow);
  useEffect(() => {
    if (content.current) content.current.onclick = (event) => onClick(event);
  }, []);
  useEffect(() => {
    onAddress();
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <div className={styles.filter} data-filter={id}>
      {/* `method="dialog"` outside a dialog: Enter submits nothing, also before React has loaded. */}
      <form
        ref={form}
        method="dialog"
        role="search"
        aria-label={noun}
        autoComplete="off"
        className="needs-scripts"
        data-markdown-ignore
      >
        <div className={styles.fields}>
          <label className={styles.text}>
            <span className={tool.label}>Filter the {noun}</span>
            <input
              type="search"
              name="q"
              maxLength={MAX_LENGTH}
              spellCheck={false}
              className={tool.field}
              onChange={choose}
            />
          </label>
          {facets.map(({name, label, values}) => (
            <label key={name}>
              <span className={tool.label}>{label}</span>
              <select name={name} className={tool.field} onChange={choose}>
                <option value="">All</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <input type="hidden" name="sort" />
        </div>
        <div className={styles.outcome}>
          <p role="status">{outcome && sentence(outcome, noun)}</p>
          <button
            type="button"
            className={`text-button ${tool.textButton}`}
            hidden={!outcome}
            onClick={clear}
          >
            Clear the filter
          </button>
        </div>
      </form>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

function sentence({shown, total, order}: Outcome, noun: string): string {
  if (shown === 0) return `None of the ${total} ${noun} matches.`;
  return `${shown} of ${total} ${noun}${order && `, by ${order}`}.`;
}

/** Makes a component that filters particular tables; pages put it around them. */
export function tableFilter(id: string, noun: string, facets: readonly Facet[]) {
  return function Filter({children}: Pick<Props, 'children'>): ReactNode {
    return (
      <TableFilter id={id} noun={noun} facets={facets}>
        {children}
      </TableFilter>
    );
  };
}
