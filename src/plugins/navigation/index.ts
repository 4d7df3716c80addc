import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const MODULES = ['history', 'arrive', 'close-on-back', 'in-view', 'tab-keys'];

/** Creates the plugin; see README.md. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => MODULES.map((name) => path.join(__dirname, 'client', name)),
  };
}
