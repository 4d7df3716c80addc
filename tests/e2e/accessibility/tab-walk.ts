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

/** A button that appears when the page scrolls up, and disappears again: a walk could meet it at either moment. */
const TO_TOP = '.theme-back-to-top-button';

/** The elements that the walk met, stored in the page. */
type Walked = Window & {visited?: Set<Element>};

/** Runs in the page: looks at the element that has the focus, and notes that the walk met it. */
function look() {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  ((window as Walked).visited ??= new Set()).add(element);

  // The ring may be drawn by the element or by the label or form around it.
  const drawn = [element, element.closest('label'), element.closest('form')].filter((part) => {
    if (!part) return false;
    const {outlineStyle, outlineWidth} = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  }) as Element[];
  // A box that clips its content cuts off a ring that reaches beyond the box. Three of four sides are still a ring.
  const isCut = (part: Element): boolean => {
    const {outlineWidth, outlineOffset} = getComputedStyle(part);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1;
    let box = part.parentElement;
    while (box && box !== document.body && getComputedStyle(box).overflow === 'visible')
      box = box.parentElement;
    if (!box || box === document.body) return false;
    const [ring, edge] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    const sides = [
      ring.left - reach < edge.left,
      ring.top - reach < edge.top,
      ring.right + reach > edge.right,
      ring.bottom + reach > edge.bottom,
    ];
    return sides.filter(Boolean).length > 1;
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
    ...drawn.slice(0, 1).map((part) => getComputedStyle(part).outlineColor),
    ...(isField ? [getComputedStyle(element).borderBottomColor] : []),
  ];

  // Points on each of its lines, but for the very edges. Outside of the window there is no element.
  const label = element.closest('label');
  const shares = [0.1, 0.5, 0.9];
  const isSeen = Array.from(element.getClientRects()).some(({left, top, width, height}) =>
    shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
      }),
    ),
  );
  return {
    html: element.outerHTML.slice(0, 120),
    ring: drawn.some((part) => !isCut(part)),
    contrast: Math.min(...colors.map(contrastOf)),
    isSeen,
  };
}

/** Runs in the page: the elements that the walk should have met, as of a group of radio buttons one. */
function missed(): string[] {
  const visited = Array.from((window as Walked).visited ?? []);
  const groupOf = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio' && one.name;
  return Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  )
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({visibilityProperty: true}) &&
        !visited.some((one) => one === element || (groupOf(one) && groupOf(one) === groupOf(element))),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Presses Tab, or Shift+Tab, until the focus has left the page.
 * @param most number of presses after which the walk gives up, as in a keyboard trap
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walk> {
  const stops: NonNullable<ReturnType<typeof look>>[] = [];
  let ended = false;
  // From the top of the page, not from a field that has the focus when the page opens.
  await page.evaluate((comesAndGoes) => {
    document.querySelector(comesAndGoes)?.toggleAttribute('disabled', true);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }, TO_TOP);
  for (let press = 0; press < most && !ended; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(look);
    if (stop) stops.push(stop);
    else ended = stops.length > 0;
  }
  const htmlOf = (all: typeof stops) => all.map(({html, contrast}) => `${contrast.toFixed(1)}:1 ${html}`);
  return {
    stops: stops.length,
    ringless: htmlOf(stops.filter(({ring}) => !ring)),
    hidden: htmlOf(stops.filter(({isSeen}) => !isSeen)),
    faint: htmlOf(stops.filter(({contrast}) => contrast < 3)),
    missed: await page.evaluate(missed),
    ended,
  };
}
