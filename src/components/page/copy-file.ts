/**
 * Copies a text file of this site to the clipboard. It calls the clipboard before the file has loaded, because Safari allows
 * that only during the click.
 * @param address path of the file
 * @throws when the file cannot be loaded or the browser refuses
 */
export async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  });
  // Firefox has no ClipboardItem before version 127.
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await (await text).text());
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}
