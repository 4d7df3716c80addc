import {expect, hydrated, test, useColorMode} from './fixtures';

/** Number of Tab stops checked on each page. */
const STOPS = 25;

for (const path of ['/', '/developers/public_rpc', '/category/users', '/search', '/api']) {
  for (const mode of ['dark', 'light'] as const) {
    test(`${path} in ${mode}: every Tab stop has a visible focus indicator`, async ({page}) => {
      await useColorMode(page, mode);
      await page.goto(path);
      await hydrated(page);
      const hidden: string[] = [];
      let seen = 0;
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const state = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          // The ring may be drawn by the element or by the label around it.
          const rings = [element, element.closest('label')].map((part) => part && getComputedStyle(part));
          const shown = rings.some(
            (style) =>
              style &&
              ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) ||
                style.boxShadow !== 'none'),
          );
          return {shown, html: element.outerHTML.slice(0, 120)};
        });
        if (state === null) continue;
        seen += 1;
        if (!state.shown) hidden.push(state.html);
      }
      expect(seen).toBeGreaterThan(5);
      expect(hidden).toEqual([]);
    });
  }
}
