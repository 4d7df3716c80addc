import type {Node, Parent} from 'unist';

/**
 * Calls `visitor` for each node of a type, parents first. The visitor may return a node that replaces the visited one.
 * @param tree any unist tree
 */
export function visit<T extends Node>(tree: Node, type: T['type'], visitor: (node: T) => Node | void): void {
  const {children} = tree as Parent;
  children?.forEach((child, index) => {
    const next = child.type === type ? (visitor(child as T) ?? child) : child;
    children[index] = next;
    visit(next, type, visitor);
  });
}
