/**
 * Waits for code that opens something. Does nothing if the reader has gone to another page meanwhile, has closed the dialog that
 * was open, or has pressed Escape if none was.
 * @param loading the code
 * @param open called with the loaded code
 * @param fail called if it cannot be loaded
 */
export function openWhenLoaded<T>(loading: Promise<T>, open: (loaded: T) => void, fail: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  let from = location.pathname;
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (!dialog && key === 'Escape') from = '';
  };
  const isWanted = (): boolean => {
    removeEventListener('keydown', onKeyDown);
    return location.pathname === from && dialog?.open !== false;
  };
  addEventListener('keydown', onKeyDown);
  loading.then(
    (loaded) => isWanted() && open(loaded),
    () => isWanted() && fail(),
  );
}
