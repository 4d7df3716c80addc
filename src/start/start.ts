/*
 * The only script of a page until the reader interacts with it. It loads the site's scripts on the first interaction (pointer,
 * touch, key, focus), or immediately if the URL needs them, handles actions until then, and repeats them for React after
 * hydration. It requests the page of a link before the click, and opens disclosures while the page is printed.
 */
import {actOn, type Repeat} from './actions';
import {needsScripts} from './address';
import {prefetchPage} from './next-page';
import {printFolded} from './print';
import {openSearch, searchKey} from './search';

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
] as const;

/** How a reader arrives at a link before following it. */
const ARRIVALS = ['pointerover', 'touchstart', 'focusin'] as const;

const files = new Set((document.currentScript?.dataset.scripts ?? '').split(' '));
const root = document.documentElement;
const stop = new AbortController();
const repeats: Repeat[] = [];
let loading = false;

function onceReady(repeat: Repeat): void {
  repeats.push(repeat);
}

function finish(): void {
  stop.abort();
  repeats.forEach((repeat) => repeat());
}

/** Loads the site's scripts in order. If one fails to load, the next interaction tries again. */
function load(): void {
  if (loading) return;
  loading = true;
  files.forEach((file) => {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onload = () => files.delete(file);
    script.onerror = () => {
      loading = false;
      script.remove();
    };
    document.head.append(script);
  });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const handled = actOn(event.target, onceReady);
  if (!handled) return;
  // React must not replay the same click during hydration.
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeydown(event: KeyboardEvent): void {
  if (!searchKey(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  openSearch(onceReady);
}

function start(): void {
  const {signal} = stop;
  // The base URL banner checks this global to see whether scripts load at all.
  Object.assign(window, {docusaurus: {}});
  document.querySelectorAll<HTMLButtonElement>('.navbar button[disabled]').forEach((button) => {
    button.disabled = false;
  });
  for (const interaction of INTERACTIONS)
    addEventListener(interaction, load, {signal, passive: true, capture: true});
  for (const arrival of ARRIVALS)
    addEventListener(arrival, ({target}) => prefetchPage(target), {signal, passive: true, capture: true});
  addEventListener('click', onClick, {signal, capture: true});
  addEventListener('keydown', onKeydown, {signal, capture: true});
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    finish();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (
    needsScripts(
      location,
      () => localStorage,
      () => sessionStorage,
      document,
    )
  )
    load();
}

start();
printFolded();
