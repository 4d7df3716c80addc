import postcss, {type AtRule, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/**
 * Removes rules whose class, id or element name occurs in no code of the site. Only rules in layers go, which are those of
 * packages: our own are ours to keep in order.
 * @param root a stylesheet; it is changed
 * @param code the code of the site, or its words: a name counts as used wherever it appears as a word
 * @param removed names whose rules are removed even if the code contains them
 */
export async function dropUnusedRules(root: Root, code: string, removed: readonly RegExp[]): Promise<void> {
  const layers = root.nodes.filter(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined,
  );
  for (const layer of layers) {
    const css = layer.nodes?.join('\n') ?? '';
    const [result] = await new PurgeCSS().purge({
      content: [{raw: code, extension: 'js'}],
      css: [{raw: css}],
      // Attributes are set in ways that no name shows: `dataset`, and scripts in the head of the page.
      dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
      blocklist: Array.from(removed),
      defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    });
    if (!result) throw new Error('PurgeCSS returned no stylesheet.');
    layer.removeAll();
    layer.append(postcss.parse(result.css).nodes);
  }
}
