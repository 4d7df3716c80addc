import {glossaryHref} from '../components/glossary/anchor';
import {glossary} from '../data/glossary';
import {synonyms} from './synonyms';
import {EMBEDDED, type SearchOptions} from '../plugins/search';
import type {Env} from './env';

/** The theme's search settings: the hosted service if its keys are set, otherwise the embedded search. */
export function searchTheme({algolia}: Env) {
  return {
    appId: algolia?.appId ?? EMBEDDED,
    apiKey: algolia?.apiKey ?? EMBEDDED,
    indexName: algolia?.indexName ?? 'docs',
    contextualSearch: true,
    searchPagePath: 'search',
    insights: algolia?.insights ?? false,
  };
}

/** Options of src/plugins/search. */
export const searchOptions = {
  defaultSection: 'Documentation',
  skipped:
    '[data-markdown-ignore]:not([data-redoc]), .code-frame > figcaption, [aria-label^="More about"], [data-source], button',
  skippedAnchors: ['next-steps'],
  fallbackPages: [
    ['FAQ', '/resources/faq'],
    ['Contact Us', '/resources/contact'],
    ['Network Status', '/resources/status'],
  ],
  popularPages: [
    ['Getting Started with Code', '/developers/getting_started'],
    ['Getting Started with a Wallet', '/users/getting_started'],
    ['Public RPC Guide', '/developers/public_rpc'],
    ['What Is Different', '/developers/what_is_different'],
    ['FAQ', '/resources/faq'],
    ['About Our Free Transactions', '/users/transactions'],
  ],
  synonyms: () => synonyms,
  phrases: () => glossary.rows.flatMap(({id, aka}) => (aka ? [[glossaryHref(id), aka] as const] : [])),
} satisfies SearchOptions;
