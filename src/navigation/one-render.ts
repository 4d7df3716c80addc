/* A soft navigation renders pages once: the next one, and not the one before it a second time (browser/Route.tsx). */
import type {Plugin} from '@docusaurus/types';
import {replaceInSource} from '../build/replace-in-source';

/**
 * Creates the Docusaurus plugin.
 * @throws Error in the build when Docusaurus imports its route in another way
 */
export function oneRender(): Plugin {
  return {
    name: 'one-render',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
            use: [
              replaceInSource([["from 'react-router-dom'", "from '@site/src/navigation/browser/Route'"]]),
            ],
          },
        ],
      },
    }),
  };
}
