/**
 * Adds a contract to a URL of Remix.
 * @param release the release of OpenZeppelin for imports that name none
 */
export function withCode(remixUrl: string, release: string, code: string): string {
  const pinned = code.replaceAll('"@openzeppelin/contracts/', `"@openzeppelin/contracts@${release}/`);
  const bytes = Array.from(new TextEncoder().encode(pinned), (byte) => String.fromCharCode(byte));
  return `${remixUrl}&code=${encodeURIComponent(btoa(bytes.join('')))}`;
}
