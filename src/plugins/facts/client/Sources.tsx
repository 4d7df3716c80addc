import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {MARK, MEANING, placeId, type Place} from '../shared/mark';
import {monthText, type FactSource} from '../shared/model';
import {pageSources, type SourceLine} from '../shared/page-sources';
import styles from './Sources.module.css';

interface Props {
  /** What the tokens of the page print. */
  readonly used: readonly FactSource[];
  /** The places in source code that the marks of the page's text name, as JSON of `Place[]`; absent without a mark. */
  readonly places?: string;
  /** The components of the page. They are not rendered here: each says in its property `facts` what it shows. */
  readonly children?: ReactNode;
}

const CAUTIONS = {
  inferred: MARK,
  unconfirmed: '(stated once, not confirmed)',
  legacy: '(out of use)',
} as const;

/** The lines of a file that marks name: `, lines 3–5, 12`. */
function Lines({places}: Required<Pick<SourceLine, 'places'>>): ReactNode {
  return places.map(([position, {lines, place}], index) => (
    <Fragment key={place}>
      {index === 0 && lines !== '' ? ', lines ' : ', '}
      <a id={placeId(position)} href={place}>
        {lines || 'whole file'}
      </a>
    </Fragment>
  ));
}

/** Collapsed list of a page's sources, which also says what the mark means, if the page has one. The build adds it. */
export function Sources({used, places: json = '[]', children}: Props): ReactNode {
  const shown = Children.toArray(children).flatMap((child) =>
    isValidElement(child) ? ((child.type as {readonly facts?: readonly FactSource[]}).facts ?? []) : [],
  );
  const places = JSON.parse(json) as readonly Place[];
  const lines = pageSources([...used, ...shown], places);
  const hasMark =
    places.length > 0 ||
    lines.some(({caution}) => caution === 'inferred') ||
    JSON.stringify(shown).includes(MARK);
  const {collectAnchor} = useBrokenLinks();
  for (const position of places.keys()) collectAnchor(placeId(position));
  if (lines.length === 0 && !hasMark) return null;
  return (
    <details data-search="skip" className={`quiet ${styles.sources}`} data-sources>
      <summary>Sources: {lines.length}</summary>
      <ul>
        {lines.map(({title, href, asOf, caution, places}) => (
          <li key={title}>
            {href === undefined ? title : <Link to={href}>{title}</Link>}
            {asOf && (
              <>
                , <time dateTime={asOf}>{monthText(asOf)}</time>
              </>
            )}
            {places && <Lines places={places} />}
            {caution && ` ${CAUTIONS[caution]}`}
          </li>
        ))}
      </ul>
      {hasMark && (
        <p>
          {MARK} {MEANING}.
        </p>
      )}
    </details>
  );
}
