/*
 * The only script of an untouched page. It loads the site's scripts at the reader's first sign (pointer, touch, key,
 * focus) or at once where the address needs them, carries out first actions without them, and repeats those for React
 * once it has taken over the page. It also opens what is folded while the page is printed.
 */
import {actOn, type Repeat} from './actions';
import {needsScripts} from './address';
import {printFolded} from './print';
import {openSearch, searchKey} from './search';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input'] as const;

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

/** Loads the site's scripts in order. When one does not load, the next sign asks for it again. */
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
  // React must not take the same click again while it takes over the page.
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
  // The base URL banner tells by this name whether scripts load at all.
  Object.assign(window, {docusaurus: {}});
  document.querySelectorAll<HTMLButtonElement>('.navbar button[disabled]').forEach((button) => {
    button.disabled = false;
  });
  for (const sign of SIGNS) addEventListener(sign, load, {signal, passive: true, capture: true});
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
