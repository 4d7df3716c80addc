import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};
type Host = ReactElement<Props>;

/** What is put into the theme's search page. */
export interface Adaptation {
  /** in place of "no results" and of the spinner; null: leave them */
  readonly failure: ReactNode;
  /** follows the theme's marker of further results */
  readonly more: ReactNode;
  /** class of that marker */
  readonly markerClass: string;
  readonly logo: boolean;
  readonly maxLength: number;
  readonly placeholder: string;
}

function isHost(node: ReactNode): node is Host {
  return isValidElement(node) && typeof node.type === 'string';
}

function classNames(node: Host): string {
  return typeof node.props.className === 'string' ? node.props.className : '';
}

/** Replaces every element below (and with) `node` by what `change` makes of it. */
function mapElements(node: ReactNode, change: (element: Host) => ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isHost(child)) return child;
    const {children} = child.props;
    const below = children === undefined ? child : cloneElement(child, {}, mapElements(children, change));
    return change(below);
  });
}

function adaptElement(element: Host, to: Adaptation): ReactNode {
  const names = classNames(element);
  if (element.type === 'main') return createElement('div', element.props);
  if (element.type === 'p' || names.includes('loadingSpinner')) return to.failure === null ? element : null;
  if (names.includes('searchLogoColumn') && !to.logo) return null;
  if (names.includes('loader')) {
    const marker = cloneElement(element, {className: `${names} ${to.markerClass}`});
    return createElement('div', {key: 'more'}, marker, to.more);
  }
  if (element.type === 'input' && element.props.name === 'q') {
    return cloneElement(element, {maxLength: to.maxLength, placeholder: to.placeholder});
  }
  return element;
}

function isContainer(node: ReactNode): node is Host {
  return isHost(node) && classNames(node).includes('container');
}

/**
 * The content of the theme's search page, in a `main` of its own, changed as asked for. Paragraphs within results are
 * theirs: only those directly in the page ("no results") give way to a failure.
 * @throws Error when the page no longer has the parts that are changed (an upgrade of the theme)
 */
export function adaptSearchPage(children: ReactNode, to: Adaptation): ReactNode {
  const all = Children.toArray(children);
  const container = all.find(isContainer);
  if (container === undefined) throw new Error('The theme\'s search page has no "container" any more.');
  let inputs = 0;
  const parts = Children.map(container.props.children, (part) => {
    if (!isHost(part)) return part;
    if (part.type === 'main') return createElement('div', {key: 'results'}, part.props.children);
    return mapElements(part, (element) => {
      if (element.type === 'input') inputs += 1;
      return adaptElement(element, to);
    });
  });
  if (inputs !== 1) throw new Error("The theme's search page has no search field any more.");
  const page = createElement('main', {key: 'page', className: container.props.className}, parts, to.failure);
  return all.map((child) => (child === container ? page : child));
}
