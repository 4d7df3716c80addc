import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Landmarks and the order of headings: rules for a whole page. */
const TAGS = [...WCAG, 'best-practice'];

/** What is looked at. */
interface Scope {
  /** Selector of a part, in place of the whole page. */
  readonly part?: string;
  /** False where another look at the page has seen the contrast of its text: that takes most of the time. */
  readonly contrastOfText?: boolean;
}

/**
 * What axe finds wrong with the page as it is now, once nothing on it moves.
 * @returns for each element the rule, its HTML and the reason; for a contrast, both colors and their ratio
 * @throws Error when axe found nothing to look at
 */
export async function axeProblems(
  page: Page,
  {part, contrastOfText = true}: Scope = {},
): Promise<readonly string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({finished}) => finished)));
  // There are no frames, so no second page is needed to put results of frames together.
  const start = () => new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  const whole = part === undefined ? start().withTags(TAGS) : start().include(part).withTags(WCAG);
  const builders = contrastOfText
    ? [whole]
    : [
        whole.disableRules('color-contrast'),
        start().withRules('color-contrast').exclude('.theme-doc-markdown'),
      ];
  const found: string[] = [];
  for (const builder of builders) {
    const {violations, passes} = await builder.analyze();
    if (passes.length === 0) throw new Error(`axe found nothing to look at in ${part ?? 'the page'}.`);
    for (const {id, nodes} of violations)
      for (const {html, any, all, none} of nodes)
        found.push(`${id}: ${html}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`);
  }
  return found;
}
