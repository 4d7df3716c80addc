import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Creates the plugin; see README.md. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => ['arrive', 'close-on-back'].map((name) => path.join(__dirname, 'client', name)),
  };
}
