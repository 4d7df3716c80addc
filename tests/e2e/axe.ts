import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is now, once nothing on it moves.
 * @param part selector of the part to look at in place of the whole page
 * @returns for each element the rule, its HTML and the reason; for a contrast, both colors and their ratio
 * @throws Error when axe found nothing to look at
 */
export async function axeProblems(page: Page, part?: string): Promise<readonly string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({finished}) => finished)));
  // There are no frames, so no second page is needed to put results of frames together.
  const builder = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    .setLegacyMode();
  const {violations, passes} = await (part === undefined ? builder : builder.include(part)).analyze();
  if (passes.length === 0) throw new Error(`axe found nothing to look at in ${part ?? 'the page'}.`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any, all, none}) => {
      const reasons = [...any, ...all, ...none].map(({message}) => message);
      return `${id}: ${html}: ${reasons.join('; ')}`;
    }),
  );
}
