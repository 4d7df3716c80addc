/* A reader in a browser with a slow processor and a modest network: acts on a page and times what becomes visible. */
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {browserPath} from '../browser';

/** Network: time for a round trip in milliseconds, and bits per second in each direction. */
const ROUND_TRIP_MS = 40;
const BITS_PER_SECOND = 10_000_000;
/** An effect that takes longer counts as none, in milliseconds. */
const LIMIT_MS = 8_000;

/** Enough for a page to load on a busy machine, in milliseconds. */
const LOAD_MS = 120_000;
/** Windows narrower than this have touch, in pixels. */
const TOUCH_BELOW = 600;

/** The network, for print. */
export const NETWORK = `10 Mbit/s, ${ROUND_TRIP_MS} ms round trip`;

/** What becomes visible: elements, of which one must be shown, and the text that it must contain. */
export interface Effect {
  readonly selector: string;
  readonly text?: string;
}

/** Timed by the page itself; read by this program. */
type Timed = typeof globalThis & {benchEffect?: number};

/**
 * Runs in the page before its own scripts. Stores when the reader first acts, and times the first frame that shows an effect,
 * on this page or on the next one.
 */
function watch(effects: readonly Effect[]): void {
  const FROM = 'bench-from';
  const shown = (): boolean =>
    effects.some(({selector, text = ''}) =>
      Array.from(document.querySelectorAll(selector)).some(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) && (element.textContent ?? '').includes(text),
      ),
    );
  const look = (): void => {
    requestAnimationFrame(() => {
      if (!shown()) return look();
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.timeOrigin + performance.now();
        (globalThis as Timed).benchEffect = now - Number(sessionStorage.getItem(FROM));
      };
      port2.postMessage(0);
    });
  };
  if (sessionStorage.getItem(FROM) !== null) return look();
  const acted = ({timeStamp}: Event): void => {
    if (sessionStorage.getItem(FROM) !== null) return;
    sessionStorage.setItem(FROM, String(performance.timeOrigin + timeStamp));
    look();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, acted, {capture: true, passive: true});
}

/**
 * Slows the processor and the network down.
 * @param cpu how many times slower the processor is
 * @param roundTripMs latency of the network in milliseconds
 */
export async function slowDown(session: CDPSession, cpu: number, roundTripMs = ROUND_TRIP_MS): Promise<void> {
  const throughput = BITS_PER_SECOND / 8;
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Starts the browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}

/** What a reader does. */
export interface Action {
  /** Selector of what is clicked, or tapped in a narrow window. */
  readonly target: string;
  /** A key to press instead. */
  readonly key?: string;
  readonly effects: readonly Effect[];
}

/** Where and when a reader acts. */
export interface Visit {
  readonly url: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Width of the window in pixels; below 600 with touch. */
  readonly width: number;
  /**
   * When the reader acts: after DOMContentLoaded and a paint; when nothing loads or runs any more; the same, but React has
   * started before.
   */
  readonly moment: 'painted' | 'settled' | 'started';
  /** How long the pointer rests on the target before, in milliseconds; 0 if it does not. */
  readonly hover: number;
}

function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Middle of the first shown element that matches a selector, scrolled into view, in pixels of the window. */
function middleOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  return page.evaluate((css) => {
    const found = Array.from(document.querySelectorAll(css)).find((element) => element.checkVisibility());
    if (!found) throw new Error(`bench: nothing matches ${css}.`);
    found.scrollIntoView({block: 'nearest', behavior: 'instant'});
    const {left, top, width, height} = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, selector);
}

async function settle(page: Page, start: boolean): Promise<void> {
  if (start) await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 1})));
  // In stock order React starts by itself.
  const waits = start || (await page.locator('script[data-scripts]').count()) === 0;
  if (waits) await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
}

async function perform(page: Page, {target, key}: Action, {width, hover}: Visit): Promise<void> {
  const [x, y] = await middleOf(page, target);
  if (hover > 0) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hover);
  }
  if (key !== undefined) return page.keyboard.press(key);
  return width < TOUCH_BELOW ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/**
 * Visits a page with an empty cache and acts on it.
 * @returns milliseconds from the reader's first key, click or tap to the paint of its effect; Infinity if there is none
 */
export async function timeToEffect(browser: Browser, action: Action, visit: Visit): Promise<number> {
  const {url, cpu, width, moment} = visit;
  const context = await browser.newContext({
    viewport: {width, height: 900},
    hasTouch: width < TOUCH_BELOW,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    // The compiler of this script adds a helper that names functions, which the page lacks.
    await context.addInitScript({content: 'globalThis.__name = (value) => value;'});
    await context.addInitScript(watch, action.effects);
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_MS);
    await slowDown(await context.newCDPSession(page), cpu);
    await page.goto(url, {waitUntil: moment === 'painted' ? 'domcontentloaded' : 'load'});
    if (moment !== 'painted') await settle(page, moment === 'started');
    await nextPaint(page);
    await perform(page, action, visit);
    const timed = page.waitForFunction(() => (globalThis as Timed).benchEffect, undefined, {
      polling: 100,
      timeout: LIMIT_MS,
    });
    return await timed.then(
      (handle) => handle.jsonValue().then((value) => value ?? Infinity),
      () => Infinity,
    );
  } finally {
    await context.close();
  }
}
