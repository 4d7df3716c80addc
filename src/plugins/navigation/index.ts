import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const MODULES = [
  ...['history', 'arrive', 'in-view', 'phone-menu', 'tab-keys'].map((name) =>
    path.join(__dirname, 'client', name),
  ),
  path.join(__dirname, '../../lib/close-on-back'),
];

/** Creates the plugin; see README.md. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => MODULES,
  };
}
