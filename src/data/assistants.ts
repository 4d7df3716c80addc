import type {FactTable, FactTree} from '../plugins/facts';
import {others} from './sources';

/** A site where a chat opens with a prompt, which follows the address. */
interface Chat {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

const chats: FactTable<Chat> = {
  source: others.promptLinks,
  rows: [
    {id: 'claude', name: 'Claude', url: 'https://claude.ai/new?q='},
    {id: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  ],
};

/** Assistants that can read a page for its reader. */
export const assistants = {chats} as const satisfies FactTree;
