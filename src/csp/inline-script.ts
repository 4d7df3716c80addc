/* Puts a script at the start of the body of every page, after those of the themes. */
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the Docusaurus plugin.
 * @param script JavaScript text; the content security policy has to know it
 */
export function inlineScript(script: string): Plugin {
  return {
    name: 'inline-script',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
