import {useEffect, useState, type ReactNode} from 'react';
import {Boundary} from '@site/src/components/boundary/Boundary';
import {reportNotLoaded} from '@site/src/components/dialog/not-loaded';
import {openWhenLoaded} from '@site/src/lib/open-when-loaded';
import {hasStoredValues} from './storage-key';
import type {ValuesDialog} from './ValuesDialog';

/**
 * Rendered once, outside the pages. Loads the code that fills in the reader's values if there are any, and their dialog when
 * a button with `data-open-values` is clicked.
 */
export function ReaderValuesHost(): ReactNode {
  const [Dialog, setDialog] = useState<typeof ValuesDialog | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasStoredValues()) import('./fill-page').then(({fillPages}) => fillPages()).catch(() => undefined);
    const onClick = ({target}: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest('button[data-open-values]')) return;
      openWhenLoaded(
        import('./ValuesDialog'),
        (module) => {
          setDialog(() => module.ValuesDialog);
          setOpen(true);
        },
        reportNotLoaded,
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    Dialog && (
      <Boundary>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </Boundary>
    )
  );
}
