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

/** Text as it is laid out on the page, returned by `textLayout`. */
export interface TextLayout {
  /** Number of lines of text that were examined. */
  readonly lines: number;
  /** Elements that hide a part of their text, without a way to scroll to it. */
  readonly cut: readonly string[];
  /** Pairs of texts that cover each other. */
  readonly covered: readonly string[];
}

/** Examines the visible text of the page: what is cut off, and what overlaps. Scroll the page to the top first. */
export async function textLayout(page: Page): Promise<TextLayout> {
  return page.evaluate(() => {
    // What has scrolled out of the sidebar covers nothing.
    document.querySelector('.menu')?.scrollTo(0, 0);
    const short = (element: Element | null) => element?.outerHTML.slice(0, 100) ?? '';
    const cut = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      if (clientWidth <= 1 || clientHeight <= 1 || !element.textContent?.trim()) return false;
      if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
      const {overflowX, overflowY} = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        element.checkVisibility({visibilityProperty: true}) &&
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
      if (!text.data.trim() || !parent?.checkVisibility({visibilityProperty: true})) continue;
      // Left out: what scrolls in a box of its own, which may lie below what is beside the box; the button at a fixed place
      // above the page; diagrams, which are described in words below them; and text of which a style shows nothing.
      if (parent.closest('pre, [tabindex="0"], [class*="open_"], svg, [aria-hidden="true"]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      for (const box of Array.from(range.getClientRects())) if (box.width > 2) lines.push({box, text});
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    // The box of a line is higher than its letters.
    const tolerance = 0.2;
    const covered: string[] = [];
    lines.forEach((first, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const second = lines[next];
        if (second === undefined || second.box.top >= first.box.bottom) break;
        const height = Math.min(first.box.bottom, second.box.bottom) - second.box.top;
        const width = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const lowest = Math.min(first.box.height, second.box.height);
        if (first.text !== second.text && width > 2 && height > lowest * tolerance)
          covered.push(`${short(first.text.parentElement)} | ${short(second.text.parentElement)}`);
      }
    });
    return {lines: lines.length, cut: cut.map(short), covered};
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
