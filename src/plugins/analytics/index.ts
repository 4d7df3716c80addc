import path from 'node:path';
import gtag, {validateOptions as validateGtag, type Options} from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin: those of the preset's `gtag`, and one more. */
export interface AnalyticsOptions extends Options {
  /** measurement id of the property, `G-…` */
  readonly trackingID: string;
  /** key in the session storage of secrets; Google's script is not loaded in a tab that has it */
  readonly withheldBy: string;
}

/** What the options are once the preset's plugin has validated them. */
type Validated = ReturnType<typeof validateGtag> & Pick<AnalyticsOptions, 'withheldBy'>;

/** Origins that the policy of a site with this plugin has to allow. */
export const ANALYTICS_ORIGINS = {
  script: 'https://www.googletagmanager.com',
  /** Requests from some regions go to hosts of their own, such as region1. */
  connect: 'https://*.google-analytics.com',
} as const;

/** HTML of a button, for the footer, that shows the reader's choice and lets them change it. */
export const analyticsButton = (label: string): string =>
  `<button type="button" class="clean-btn needs-scripts footer__link-item" data-analytics>${label}</button>`;

/** Validates the options as the preset's plugin does. */
export function validateOptions({
  validate,
  options: {withheldBy, ...options},
}: Pick<Parameters<typeof validateGtag>[0], 'validate'> & {readonly options: AnalyticsOptions}): Validated {
  return {...validateGtag({validate, options}), withheldBy};
}

/** Creates the preset's plugin with a client module of its own and without head tags; see README.md. */
export default function analyticsPlugin(context: LoadContext, options: Validated): Plugin | null {
  const plugin = gtag(context, options);
  return (
    plugin && {
      ...plugin,
      injectHtmlTags: undefined,
      getClientModules: () => [path.join(__dirname, 'client/analytics')],
    }
  );
}
