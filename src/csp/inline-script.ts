/* Puts a script at the start of the body of every page, after the themes' scripts. */
import type {Plugin} from '@docusaurus/types';

/**
 * Creates the Docusaurus plugin.
 * @param script JavaScript source; it must be on the reviewed list of the content security policy
 */
export function inlineScript(script: string): Plugin {
  return {
    name: 'inline-script',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
