import type {Fact} from '@site/src/plugins/facts';

/**
 * Writes an install command with exact versions.
 * @param packages npm package names, in the order of the command
 * @param dev whether to add `--save-dev`
 * @param pins version facts by package name
 * @throws Error for an empty list and for a package without a pin
 */
export function installCommand(
  packages: readonly string[],
  dev: boolean,
  pins: Readonly<Record<string, Fact<string>>>,
): string {
  if (packages.length === 0) throw new Error('Install: no packages given');
  const pinned = packages.map((name) => {
    const pin = pins[name];
    if (!pin) throw new Error(`Install: "${name}" has no version in src/data/versions.ts`);
    return `${name}@${pin.value}`;
  });
  // npm saves a range otherwise, and the next install brings another version.
  return `npm install --save-exact ${dev ? '--save-dev ' : ''}${pinned.join(' ')}`;
}
