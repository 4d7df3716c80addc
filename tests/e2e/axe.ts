import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rule tags for a whole page: best-practice adds landmarks and the order of headings. */
const TAGS = [...WCAG, 'best-practice'];
/** Attribute of the elements whose contrast is measured. */
const MEASURED = 'data-contrast-measured';

/** Rules that axe leaves off by default because they are new: names that contain the visible text, headers and captions. */
const EXPERIMENTAL = Object.fromEntries(
  ['css-orientation-lock', 'label-content-name-mismatch', 'table-fake-caption', 'td-has-header'].map(
    (rule) => [rule, {enabled: true}],
  ),
);

/** Runs axe. axe itself is half a megabyte: a page gets it once. */
async function run(page: Page, part: string | undefined, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    ([context, settings, attribute]) => {
      window.axe.configure({rules: [{id: 'color-contrast', selector: `[${attribute}]`}]});
      return window.axe.run(context ?? document, settings);
    },
    [part, options, MEASURED] as const,
  );
}

/**
 * Marks the elements whose contrast is measured: the first three of those with text in the same colors, size and weight.
 * Measuring all of them would take most of the time of an axe run.
 */
async function chooseForContrast(page: Page, within: string): Promise<void> {
  await page.evaluate(
    ([selector, attribute]) => {
      const seen = new Map<string, number>();
      const elements = Array.from(document.querySelectorAll(`:is(${selector}), :is(${selector}) *`));
      for (const element of elements) {
        element.removeAttribute(attribute);
        const showsText =
          element.matches('input, select, textarea') ||
          Array.from(element.childNodes).some(
            ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
          );
        const {width, height} = element.getBoundingClientRect();
        if (!showsText || !element.checkVisibility() || width < 2 || height < 2) continue;
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const behind = new Set<string>();
        for (let parent: Element | null = element; parent; parent = parent.parentElement) {
          const {backgroundColor, backgroundImage, opacity} = getComputedStyle(parent);
          behind.add(`${backgroundColor} ${backgroundImage} ${opacity}`);
        }
        const look = [color, fontSize, fontWeight, ...Array.from(behind)].join(' ');
        const before = seen.get(look) ?? 0;
        seen.set(look, before + 1);
        if (before < 3) element.setAttribute(attribute, '');
      }
    },
    [within, MEASURED] as const,
  );
}

/**
 * Runs axe on the current state of the page, with animations at their end.
 * @param part selector of a part to check instead of the whole page
 * @returns for each element the rule, its HTML and the reason; for contrast, both colors and their ratio
 * @throws Error when axe checked no elements
 */
export async function axeProblems(page: Page, part?: string): Promise<readonly string[]> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await chooseForContrast(page, part ?? 'body');
  const {violations, passes, incomplete} = await run(page, part, {
    resultTypes: ['violations'],
    runOnly: {type: 'tag', values: part === undefined ? TAGS : WCAG},
    rules: EXPERIMENTAL,
  });
  // "Incomplete": axe checked an element and cannot tell, for example the contrast of a tooltip that partly covers text.
  if (![...violations, ...passes, ...incomplete].some(({id}) => id === 'color-contrast'))
    throw new Error(`axe measured no contrast in ${part ?? 'the page'}.`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({html, any, all, none}) =>
        `${id}: ${html}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`,
    ),
  );
}
