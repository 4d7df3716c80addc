import {squash} from '../../pages';
import {
  depthOf,
  emptyHierarchy,
  MAX_CONTENT,
  type HeadingLevel,
  type Hierarchy,
  type SearchRecord,
} from '../shared/records';
import {cut} from '../shared/text';

/** The place that text belongs to: the last heading, or an entry below it (a term of a list, a table row, a question). */
export interface Place {
  readonly hierarchy: Hierarchy;
  readonly anchor: string | null;
}

/** Collects the records of one page while its elements are walked in reading order. */
export class PageRecords {
  readonly records: SearchRecord[] = [];
  private heading: Place;
  private place: Place;
  private inline = '';

  constructor(
    private readonly route: string,
    private readonly facets: Pick<SearchRecord, 'language' | 'docusaurus_tag' | 'version'>,
    section: string,
  ) {
    this.heading = this.place = {hierarchy: emptyHierarchy(section), anchor: null};
  }

  private push(type: SearchRecord['type'], content: string | null, code: boolean): void {
    const {hierarchy, anchor} = this.place;
    if (hierarchy.lvl1 === '') return;
    const url = anchor === null ? this.route : `${this.route}#${anchor}`;
    this.records.push({
      objectID: `${this.records.length}-${url}`,
      type,
      hierarchy,
      content: content === null ? null : cut(content, MAX_CONTENT),
      url,
      anchor,
      ...this.facets,
      code,
    });
  }

  /** Adds inline text, preceded by `between` unless it is the first text of its block. */
  text(text: string, between = ''): void {
    this.inline += (this.inline.trim() === '' ? '' : between) + text;
  }

  /** Ends a run of inline text and adds its record. */
  flush(): void {
    const content = squash(this.inline).replace(/(?: ·)+$/, '');
    this.inline = '';
    if (/[\p{L}\p{N}]/u.test(content)) this.push('content', content, false);
  }

  /** Adds the record of a code block: its lines, squashed, without empty ones. */
  code(content: string): void {
    this.flush();
    if (content !== '') this.push('content', content, true);
  }

  private open(level: HeadingLevel, title: string, anchor: string | null): Place {
    const above = Object.entries(this.heading.hierarchy).filter(([key]) => Number(key.slice(3)) < level);
    const {lvl0} = this.heading.hierarchy;
    const hierarchy = {...emptyHierarchy(lvl0), ...Object.fromEntries(above), [`lvl${level}`]: title};
    this.place = {hierarchy, anchor};
    this.push(`lvl${level}`, null, false);
    return this.place;
  }

  /** Starts the section of a heading, which lasts until the next heading. */
  startSection(level: HeadingLevel, title: string, anchor: string | null): void {
    this.flush();
    if (level === 1 || this.heading.hierarchy.lvl1 !== '') this.heading = this.open(level, title, anchor);
  }

  /** Starts an entry below the last heading; its title is searchable text as well. It ends with `leave`. */
  startEntry(title: string, anchor: string): void {
    this.flush();
    this.place = this.heading;
    this.push('content', title, false);
    this.open(Math.min(6, depthOf(this.heading.hierarchy) + 1) as HeadingLevel, title, anchor);
  }

  /** Returns the current place, for `leave`. */
  enter(): Place {
    return this.place;
  }

  /** Ends the entries that started after `enter`, unless a heading came in between. */
  leave(entered: Place): void {
    if (this.place === entered) return;
    this.flush();
    if (this.place !== this.heading) this.place = entered;
  }
}
