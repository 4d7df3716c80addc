/** Methods that serve the same purpose. */
export interface MethodGroup {
  readonly name: string;
  readonly methods: readonly string[];
}

/**
 * Collects methods by group; groups and methods keep the order in which they appear.
 * @param rows method names with the name of their group
 */
export function groupMethods(
  rows: readonly {readonly id: string; readonly group: string}[],
): readonly MethodGroup[] {
  const names = rows.map((row) => row.group).filter((name, index, all) => all.indexOf(name) === index);
  return names.map((name) => ({
    name,
    methods: rows.filter((row) => row.group === name).map((row) => row.id),
  }));
}
