/*
 * The script of the not-found page, which a host that does not redirect also shows for a slash at the end of an address, or
 * another letter case. Leads to the page that was meant. The first script starts only if there is none, because React would show
 * that page in the frame of this one.
 */
import {meantPage} from '../../../lib/address';

const script = document.currentScript as HTMLScriptElement;
const {pathname, search, hash, origin} = location;

/** All pages, and those that this page links to, because the search page is not in the sitemap. */
async function pages(): Promise<readonly string[]> {
  const sitemap = await fetch(new URL('../../sitemap.xml', script.src), {signal: AbortSignal.timeout(2000)});
  const urls = Array.from((await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => url);
  const links = Array.from(document.links, ({href}) => href).filter((href) => href.startsWith(origin));
  return [...urls, ...links];
}

function start(): void {
  const first = document.createElement('script');
  first.src = script.dataset.start as string;
  first.integrity = script.dataset.integrity as string;
  first.dataset.scripts = script.dataset.scripts;
  document.head.append(first);
}

pages().then((all) => {
  const page = meantPage(pathname, all);
  if (page === undefined) start();
  else location.replace(origin + page + search + hash);
}, start);
