import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import tool from '../ui/form.module.css';
import {connectFilter, type ConnectedFilter, type FilterResult} from './connect';
import {MAX_FILTER_TEXT, type Facet} from './state';
import styles from './TableFilter.module.css';

interface Props {
  /** Unique on the page; the hash of a choice begins with it. */
  readonly id: string;
  /** What the rows are, in the plural: "methods". */
  readonly noun: string;
  /** A constant: the filter is connected once. */
  readonly facets?: readonly Facet[];
  /** Tables and lists, with what is between them. */
  readonly children: ReactNode;
}

const NO_FACETS: readonly Facet[] = [];

/**
 * A form that filters the rows of the tables and lists in it, and sorts the tables by columns with a `SortableHead`. The
 * static page has all rows, and the form, so that nothing moves when the code loads; without scripts the form is hidden.
 */
export function TableFilter({id, noun, facets = NO_FACETS, children}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follow = useRef<ConnectedFilter['follow']>(undefined);
  const [result, setResult] = useState<FilterResult>();
  const location = useLocation();
  useEffect(() => {
    if (!root.current || !form.current || !content.current) return undefined;
    const connected = connectFilter(
      {id, root: root.current, form: form.current, content: content.current, facets},
      setResult,
    );
    follow.current = connected.follow;
    return connected.stop;
  }, [id, facets]);
  // On arrival, and when the reader goes on to another place on the page.
  useEffect(() => follow.current?.(location), [location]);
  return (
    <div ref={root} className={styles.filter} data-filter={id}>
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
              maxLength={MAX_FILTER_TEXT}
              spellCheck={false}
              className={tool.field}
            />
          </label>
          {facets.map(({name, label, values}) => (
            <label key={name}>
              <span className={tool.label}>{label}</span>
              <select name={name} className={tool.field}>
                <option value="">All</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <div className={styles.outcome}>
          <p role="status">{sentence(result, noun)}</p>
          <button
            type="reset"
            className={`text-button ${tool.textButton}`}
            hidden={result === undefined || result === 'not loaded' || result.empty}
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

function sentence(result: FilterResult | undefined, noun: string): string {
  if (result === undefined) return '';
  if (result === 'not loaded') return 'The filter could not be loaded. Check your connection and try again.';
  const {shown, total, empty, sortedBy, descending} = result;
  if (empty) return '';
  if (shown === 0) return `None of the ${total} ${noun} matches.`;
  const order = sortedBy === undefined ? '' : `, by ${sortedBy}, ${descending ? 'descending' : 'ascending'}`;
  return `${shown} of ${total} ${noun}${order}.`;
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
