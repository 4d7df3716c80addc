import {closeOnBack} from '@site/src/lib/close-on-back';
import {openWhenLoaded} from '@site/src/lib/open-when-loaded';
import {isOutdated, OUTDATED} from '@site/src/lib/outdated';

const ID = 'not-loaded';
const UNREACHABLE = 'This part did not load. Check your connection and try again, or reload the page.';

function show(text: string): void {
  if (document.getElementById(ID)) return;
  const dialog = document.createElement('dialog');
  dialog.id = ID;
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Not loaded';
  dialog.setAttribute('aria-describedby', `${ID}-text`);
  dialog.innerHTML = `<p id="${ID}-text">${text}</p>
<form method="dialog"><button class="button button--secondary">Close</button></form>`;
  const stop = closeOnBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    stop();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Tells the reader in a modal dialog why the code of the part that they opened could not be fetched. */
export function reportNotLoaded(): void {
  const text = isOutdated().then((outdated) => (outdated ? OUTDATED : UNREACHABLE));
  openWhenLoaded(text, show, () => undefined);
}
