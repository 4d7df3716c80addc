/**
 * Guards what follows a download, so that it does not open over another page.
 * @returns a function that acts only if the reader is still on the page of this call
 */
export function onThisPage(): (act: () => void) => void {
  const from = location.pathname;
  return (act) => {
    if (location.pathname === from) act();
  };
}
