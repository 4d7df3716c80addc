/*
 * The first script of each page. It loads the framework's scripts on the reader's first interaction, lets the first actions
 * work before these have run, and repeats for React what it has to know.
 */
import {reveal, targetOf} from '../../../lib/reveal';
import {opensSearch} from '../../../lib/search-key';
import {hidePanel, pressTab, tabOf} from '../../../lib/tabs';
import {THEME} from '../../../lib/theme';
import {actOn, catchUp, followAnnouncement, followColorMode, needsReact} from './actions';
import {openSearch, type OnceReady} from './dialogs';
import {hint, needsScripts, prefetchPage, reloadIfGone, type StoredChoice} from './page';
import {keepThroughRecovery, type Present} from './recovery';

/** Options of the plugin, which the bundler writes here. */
declare const STORED_CHOICES: readonly StoredChoice[];

/** Events that precede an action. The scripts run `QUIET_MS` after the first one, so that they do not delay a click. */
const INTENT_EVENTS = ['pointermove', 'wheel', 'focusin'] as const;
const QUIET_MS = 500;

/** Events that start a click. The scripts run after the click, or after `QUIET_MS` if none follows. */
const PRESS_EVENTS = ['pointerdown', 'touchstart'] as const;

/** Events that complete an action, except keys that cause a click. The scripts run after the next paint. */
const ACTION_EVENTS = ['keydown', 'input'] as const;

/** Delay of the scripts after a click on a link. Usually the next page has replaced this one by then. */
const LEAVING_MS = 2000;

/** Events on a link that usually precede a click on it. */
const PREFETCH_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const scripts = document.currentScript?.dataset.scripts ?? '';
const files = new Set(scripts.split(' '));
const root = document.documentElement;
const stop = new AbortController();
const repeats: ((present: Present) => void)[] = [];
let fetched = false;
let loading = false;
let timer = 0;

const present = keepThroughRecovery(document.getElementById('__docusaurus') as HTMLElement, stop.signal);
const onceReady: OnceReady = (repeat) => void repeats.push(repeat);

/** Fetches the site's scripts without running them. */
function fetchScripts(): void {
  if (fetched) return;
  fetched = true;
  files.forEach((href) => hint({rel: 'preload', as: 'script', href}));
}

/** Runs the site's scripts in order. */
function load(): void {
  if (loading) return;
  loading = true;
  files.forEach((file) => {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onload = () => files.delete(file);
    document.head.append(script);
  });
}

function loadIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(load, milliseconds);
}

/** Runs the scripts when the browser has painted what the reader's action changed. */
function loadAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(load));
}

/**
 * Handles a script of the site that fails to load before hydration. The next interaction requests it again, unless the server
 * no longer has it: then the page is loaded again.
 */
function onScriptError({target}: Event): void {
  if (!(target instanceof HTMLScriptElement && target.src.startsWith(location.origin))) return;
  loading = false;
  timer = 0;
  target.remove();
  // The first search field keeps what the reader types, and Enter opens the search page.
  if (!document.querySelector('.start-search')) void reloadIfGone(target.src, scripts);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const effect = actOn(event.target, onceReady);
  if (effect) {
    // At the latest: a clipboard may never report its outcome.
    loadIn(QUIET_MS);
    void effect.then(loadAfterPaint, loadAfterPaint);
    // React must not replay the same click during hydration.
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.target.closest('a[href]')) loadIn(LEAVING_MS);
  else loadAfterPaint();
}

function onKeydown(event: KeyboardEvent): void {
  if (opensSearch(event)) openSearch(onceReady);
  else if (!pressTab(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether a key causes a click. */
function pressesControl(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    ['Enter', ' '].includes(event.key) &&
    event.target instanceof Element &&
    event.target.matches('a, button, summary')
  );
}

/** Whether the pointer moved by 0 pixels: browsers report that when what is below it changes, as while a page loads. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

const {signal} = stop;

function listen(names: readonly string[], listener: (event: Event) => void): void {
  const listenUnlessStill = (event: Event): void => void (isStill(event) || listener(event));
  for (const name of names) addEventListener(name, listenUnlessStill, {signal, passive: true, capture: true});
}

/** Stops the first script once React has started, and repeats the reader's actions for it. */
async function finish(): Promise<void> {
  stop.abort();
  for (const repeat of repeats) {
    repeat(present);
    // React renders the effect of a click in a microtask, and the next click may depend on it.
    await Promise.resolve();
  }
}

// The base URL banner checks this global to see whether scripts load at all.
Object.assign(window, {docusaurus: {}});
document.querySelectorAll<HTMLButtonElement>('.navbar button[disabled]').forEach((button) => {
  button.disabled = false;
});
listen([...INTENT_EVENTS, ...PRESS_EVENTS, ...ACTION_EVENTS], fetchScripts);
listen(INTENT_EVENTS, ({target}) => {
  if (target instanceof Element && needsReact(target)) load();
  else if (timer === 0) loadIn(QUIET_MS);
});
listen(PRESS_EVENTS, () => loadIn(QUIET_MS));
listen(ACTION_EVENTS, (event) => (pressesControl(event) ? loadIn(QUIET_MS) : loadAfterPaint()));
listen(PREFETCH_EVENTS, ({target}) => prefetchPage(target));
listen(['error'], onScriptError);
addEventListener('storage', followColorMode, {signal});
addEventListener('storage', followAnnouncement);
addEventListener('pageshow', catchUp);
document.querySelectorAll(`${THEME.tabPanel}[hidden]`).forEach(hidePanel);
addEventListener('beforematch', ({target}) => tabOf(target as Element)?.click());
addEventListener('click', onClick, {signal, capture: true});
addEventListener('keydown', onKeydown, {signal, capture: true});
addEventListener('hashchange', () => reveal(location.hash), {signal});
reveal(location.hash);
// React begins with the tab that the reader chose on an earlier page.
if (targetOf(location.hash)?.closest(THEME.tabPanel)) onceReady(() => reveal(location.hash));
new MutationObserver((_changes, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  void finish();
}).observe(root, {attributeFilter: ['data-has-hydrated']});
if (needsScripts(STORED_CHOICES)) load();
