const ID = 'not-loaded';

/** Tells the reader in a modal dialog that the code of the part that they opened could not be fetched. */
export function reportNotLoaded(): void {
  if (document.getElementById(ID)) return;
  const dialog = document.createElement('dialog');
  dialog.id = ID;
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Not loaded';
  dialog.setAttribute('aria-describedby', `${ID}-text`);
  dialog.innerHTML = `<p id="${ID}-text">This part did not load. Check your connection and try again, or reload the page.</p>
<form method="dialog"><button>Close</button></form>`;
  dialog.addEventListener('close', () => dialog.remove());
  addEventListener('popstate', () => dialog.close(), {once: true});
  document.body.append(dialog);
  dialog.showModal();
}
