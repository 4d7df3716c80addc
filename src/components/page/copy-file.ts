/**
 * Copies a text file of this site to the clipboard. The clipboard is asked before the file is there: Safari allows it
 * only at the click itself.
 * @param address path of the file
 * @throws when the file cannot be read, or the browser refuses
 */
export async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  });
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}
