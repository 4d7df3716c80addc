import {lazyTool} from '../lazy/lazy-tool';
import form from '../ui/form.module.css';

/** Form that sends any listed JSON-RPC call. A URL with a call in its hash fills in the form without sending it. */
export const RpcConsole = lazyTool(
  'RPC console',
  () => import('./ConsoleForm'),
  <p className={form.tool}>This form needs JavaScript. You can use curl instead, as above.</p>,
  form.console,
);
