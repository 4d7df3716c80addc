import type {Page} from '@playwright/test';

/** What a walk with the Tab key met, returned by `walk`. HTML of elements is cut to its beginning. */
export interface Walk {
  /** Number of elements that got the focus. */
  readonly stops: number;
  /** Elements that got the focus without a visible ring, or with one of which two sides are cut off. */
  readonly ringless: readonly string[];
  /** Elements that had the focus while something else covered them, or that were outside of the window. */
  readonly hidden: readonly string[];
  /** Rings, and edges of text fields, with a contrast below 3:1 to what is behind them (criterion 1.4.11). */
  readonly faint: readonly string[];
  /** Visible elements that can have the focus but never got it. */
  readonly missed: readonly string[];
  /** Whether the walk came to the end of the page. */
  readonly ended: boolean;
}

/** What `look` returns for the element that has the focus. */
interface Stop {
  readonly html: string;
  readonly ring: boolean;
  /** Contrast of the ring, and of the edge of a text field, to the color behind them. */
  readonly contrast: number;
  readonly visible: boolean;
}

/** A button that appears when the page scrolls up, and disappears again: a walk may meet it at either moment. */
const TO_TOP = '.theme-back-to-top-button';

/** What the walk stores in the page: the elements it met, and the shadows of all elements without focus. */
type Walked = Window & {visited?: Set<Element>; shadows?: Map<Element, string>};

/** Runs in the page before the walk: a shadow that an element always has is no ring. */
function rememberShadows(): void {
  const elements = Array.from(document.querySelectorAll('*'), (element) => {
    const {boxShadow} = getComputedStyle(element);
    return [element, boxShadow] as const;
  });
  (window as Walked).shadows = new Map(elements);
}

/**
 * Runs in the page: looks at the element that has the focus, and notes that the walk met it.
 * @param comesAndGoes selector of what may disappear while it has the focus
 */
function look(comesAndGoes: string): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  ((window as Walked).visited ??= new Set()).add(element);
  const {clientWidth, clientHeight} = document.documentElement;

  // The ring may be drawn by the element or by the label or form around it.
  const drawn = [element, element.closest('label'), element.closest('form')].filter((part) => {
    if (!part) return false;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(part);
    const before = (window as Walked).shadows?.get(part) ?? 'none';
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== before;
  });
  // A box that clips its content cuts off a ring that reaches beyond the box.
  const isCut = (part: Element): boolean => {
    const {outlineWidth, outlineOffset} = getComputedStyle(part);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1;
    const ring = part.getBoundingClientRect();
    for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const sides = [
        ring.left - reach < edge.left,
        ring.top - reach < edge.top,
        ring.right + reach > edge.right,
        ring.bottom + reach > edge.bottom,
      ];
      // Three of four sides are still a ring.
      return sides.filter(Boolean).length > 1;
    }
    return false;
  };

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // A thin tint counts as none.
  const isClear = (part: Element) => (channels(getComputedStyle(part).backgroundColor)[3] ?? 1) < 0.5;
  let behind = element.parentElement;
  while (behind && isClear(behind)) behind = behind.parentElement;
  const background = luminance(getComputedStyle(behind ?? document.documentElement).backgroundColor);
  const contrastOf = (color: string) => {
    const [light = 0, dark = 0] = [luminance(color), background].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const isField = element.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
  const colors = [
    ...drawn.slice(0, 1).map((part) => getComputedStyle(part ?? element).outlineColor),
    ...(isField ? [getComputedStyle(element).borderBottomColor] : []),
  ];

  // Points on each of its lines, but for the very edges.
  const shares = [0.1, 0.5, 0.9];
  const points = Array.from(element.getClientRects()).flatMap((box) => {
    const left = Math.max(0, box.left);
    const right = Math.min(clientWidth, box.right);
    const top = Math.max(0, box.top);
    const bottom = Math.min(clientHeight, box.bottom);
    if (right <= left || bottom <= top) return [];
    return shares.flatMap((x) =>
      shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
  });
  const label = element.closest('label');
  const visible = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
  });
  return {
    html: element.outerHTML.slice(0, 120),
    contrast: Math.min(...colors.map(contrastOf)),
    ring: drawn.some((part) => part && !isCut(part)),
    visible: visible || element.matches(comesAndGoes),
  };
}

/**
 * Runs in the page: the elements that the walk should have met.
 * @param comesAndGoes selector of those that it may miss
 */
function missed(comesAndGoes: string): string[] {
  const visited = (window as Walked).visited ?? new Set<Element>();
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return Array.from(all)
    .filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
      if (!element.checkVisibility({visibilityProperty: true})) return false;
      if (element.matches(comesAndGoes)) return false;
      // Of a group of radio buttons the Tab key reaches one.
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
      const met = Array.from(visited).some((one) => one instanceof HTMLInputElement && one.name === group);
      return !visited.has(element) && !(group && met);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Presses Tab, or Shift+Tab, until the focus has left the page.
 * @param most number of presses after which the walk gives up, as in a keyboard trap
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walk> {
  const stops: Stop[] = [];
  let ended = false;
  // From the top of the page, not from a field that has the focus when the page opens.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.evaluate(rememberShadows);
  for (let press = 0; press < most && !ended; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(look, TO_TOP);
    if (stop) stops.push(stop);
    else ended = stops.length > 0;
  }
  return {
    stops: stops.length,
    ringless: stops.filter(({ring}) => !ring).map(({html}) => html),
    hidden: stops.filter(({visible}) => !visible).map(({html}) => html),
    faint: stops
      .filter(({contrast}) => contrast < 3)
      .map(({html, contrast}) => `${contrast.toFixed(1)}:1 ${html}`),
    missed: await page.evaluate(missed, TO_TOP),
    ended,
  };
}
