import type {FactTree} from '../plugins/facts';
import {others} from './sources';

/** Addresses that open a chat with a prompt, which follows them. */
export const assistants = {
  claude: {value: 'https://claude.ai/new?q=', source: others.promptLinks},
  chatgpt: {value: 'https://chatgpt.com/?q=', source: others.promptLinks},
} as const satisfies FactTree;
