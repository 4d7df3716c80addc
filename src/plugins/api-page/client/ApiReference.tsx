import page from '@generated/api-page/default/redoc.json';
import {type ReactNode, useEffect} from 'react';
import {copyFrom} from '../../../lib/copy';
import frame from '../../samples/client/CodeFrame.module.css';
import copyButton from '../../samples/client/CopyButton.module.css';
import './api.css';

/** Classes of code blocks, by the ones that node/static-page.ts writes. */
const CLASSES: Readonly<Record<string, string | undefined>> = {...frame, copy: copyButton.icon};

/** The page as rendered at build time. The scripts of the built site do not have it: they keep what the document has. */
const CONTENT = {
  __html:
    page.html?.replace(/(?<=class=")code-(\w+)/g, (_, name: string) => CLASSES[name] ?? '') ??
    document.querySelector('div[data-redoc]')?.innerHTML ??
    '',
};

function copyOnClick({target}: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-redoc] [data-copy]');
  if (button) void copyFrom(button);
}

/** The API reference, which needs no scripts. When it is reached without loading a document, it loads the document. */
export function ApiReference(): ReactNode {
  useEffect(() => {
    if (CONTENT.__html === '') location.reload();
    document.addEventListener('click', copyOnClick);
    return () => document.removeEventListener('click', copyOnClick);
  }, []);
  return <div data-redoc data-markdown-ignore dangerouslySetInnerHTML={CONTENT} />;
}
