import type {Page} from '@playwright/test';

/** Line height, letter and word spacing and paragraph spacing of WCAG 2.2, criterion 1.4.12. */
const TEXT_SPACING = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Applies the text spacing of criterion 1.4.12. Adopted style sheets are not subject to the Content-Security-Policy. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}

/** Number of CSS pixels by which the page is wider than the window. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Examines the visible text of the page. Scroll the page to the top first.
 * @returns elements that hide a part of their text, without a way to scroll to it, and pairs of texts that cover each other
 * @throws Error when the page has no text
 */
export async function textLayout(page: Page) {
  return page.evaluate(() => {
    // What has scrolled out of the sidebar covers nothing.
    document.querySelector('.menu')?.scrollTo(0, 0);
    const short = (element: Element | null) => element?.outerHTML.slice(0, 100) ?? '';
    const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
    const cut = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      if (clientWidth <= 1 || clientHeight <= 1 || !element.textContent?.trim()) return false;
      const {overflowX, overflowY} = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        isShown(element) &&
        ((hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1))
      );
    });

    const lines: {readonly box: DOMRect; readonly text: Text}[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || !isShown(parent)) continue;
      // Left out: what scrolls in a box of its own, which may lie below what is beside the box; the button at a fixed place
      // above the page; diagrams, which are described in words below them; and text of which a style shows nothing.
      if (parent.closest('pre, [tabindex="0"], [class*="open_"], svg, [aria-hidden="true"]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      for (const box of Array.from(range.getClientRects())) if (box.width > 2) lines.push({box, text});
    }
    if (lines.length <= 10) throw new Error('The page has no text.');
    // The box of a line is higher than its letters.
    const tolerance = 0.2;
    const covered = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({box, text}) => {
          const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
          const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
          const lowest = Math.min(one.box.height, box.height);
          return text !== one.text && width > 2 && height > lowest * tolerance;
        })
        .map(({text}) => `${short(one.text.parentElement)} | ${short(text.parentElement)}`),
    );
    return {cut: cut.map(short), covered};
  });
}

/**
 * Elements with an animation or a transition of more than 1 ms, of the element or of its ::before or ::after.
 * @param within selector of the elements to look at, with everything in them
 */
export async function movingElements(page: Page, within = 'html'): Promise<readonly string[]> {
  return page.evaluate((root) => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat));
    const moves = (element: Element, part?: string) => {
      const {animationName, animationDuration, transitionDuration} = getComputedStyle(element, part);
      return (
        (animationName !== 'none' && longest(animationDuration) > 0.001) ||
        longest(transitionDuration) > 0.001
      );
    };
    return Array.from(document.querySelectorAll(`:is(${root}), :is(${root}) *`))
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 100));
  }, within);
}
