import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import {opensBySlash, setOpensBySlash} from '../slash-key';

/** Checkbox that turns the `/` key off, which speech input may type by accident (WCAG 2.1.4). Nothing without scripts. */
export function SlashKey(): ReactNode {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<boolean>();
  if (!isBrowser) return null;

  function choose(on: boolean): void {
    setOpensBySlash(on);
    setChosen(opensBySlash());
  }

  return (
    <p className="margin-top--lg">
      <label>
        <input
          type="checkbox"
          checked={chosen ?? opensBySlash()}
          onChange={(event) => choose(event.target.checked)}
        />{' '}
        The <kbd>/</kbd> key opens the search
      </label>
    </p>
  );
}
