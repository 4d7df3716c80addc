import type {ReactNode} from 'react';
import {lazyTool} from '../lazy/lazy-tool';
import form from '../ui/form.module.css';

const Console = lazyTool(
  'RPC console',
  () => import('./ConsoleForm'),
  <p className={form.tool}>This form needs JavaScript. You can use curl instead, as above.</p>,
  form.console,
);

/** Form that sends any listed JSON-RPC call. A URL with a call in its hash fills in the form without sending it. */
export function RpcConsole(): ReactNode {
  return <Console />;
}
