import {useEffect, type ReactNode} from 'react';
import {LazyTool} from '../lazy/LazyTool';

const load = () => import('./ConsoleForm');

/** Form that sends any listed JSON-RPC call. A URL with a call in its hash fills in the form without sending it. */
export function RpcConsole(): ReactNode {
  useEffect(() => {
    const show = (): void => {
      if (location.hash.startsWith('#console&')) document.getElementById('console')?.scrollIntoView();
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);
  return (
    <LazyTool load={load} label="RPC console">
      <p>With JavaScript you can send every method from this page. Without it, use the samples with curl.</p>
    </LazyTool>
  );
}
