const ID = 'not-loaded';

/** Tells the reader in a modal dialog that the code of the part that they opened could not be fetched. */
export function reportNotLoaded(): void {
  if (document.getElementById(ID)) return;
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  const close = document.createElement('button');
  dialog.id = ID;
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', 'Not loaded');
  text.id = `${ID}-text`;
  dialog.setAttribute('aria-describedby', text.id);
  text.textContent = 'This part did not load. Check your connection and try again, or reload the page.';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  const closed = new AbortController();
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed.abort();
  });
  dialog.append(text, close);
  document.body.append(dialog);
  dialog.showModal();
  addEventListener('popstate', () => dialog.close(), {signal: closed.signal});
}
