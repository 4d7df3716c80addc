import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface AnalyticsOptions {
  /** measurement id of the property, `G-…` */
  readonly trackingID: string;
  /** key in the session storage of secrets; Google's script is not loaded in a tab that has this key */
  readonly withheldBy: string;
}

/** What the policy of a site with this plugin has to allow. */
export const ANALYTICS_SOURCES = {
  script: 'https://www.googletagmanager.com/gtag/js',
  /** Requests from some regions go to hosts of their own, such as region1. */
  connect: 'https://*.google-analytics.com',
} as const;

/** HTML of a button, for the footer, that shows the reader's choice and lets them change it. */
export const analyticsButton = (label: string): string =>
  `<button type="button" class="clean-btn needs-scripts footer__link-item" data-analytics>${label}</button>`;

/** Creates the plugin; see README.md. Null in `npm start`, where nothing is counted. */
export default function analyticsPlugin(_: LoadContext, options: AnalyticsOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'analytics',
    contentLoaded: ({actions}) => actions.setGlobalData(options),
    getClientModules: () => [path.join(__dirname, 'client/analytics')],
  };
}
