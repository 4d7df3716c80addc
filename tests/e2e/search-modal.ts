import {expect, type Locator, type Page} from '@playwright/test';

/** The parts of the open search box. */
export interface SearchBox {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
}

/** Locators for the search box of a page, whether it is open or not. */
export function searchBox(page: Page): SearchBox {
  // Not that of the first script.
  const dialog = page.locator('[role="dialog"][aria-label="Search"]');
  return {dialog, input: dialog.getByRole('searchbox'), hits: dialog.locator('.DocSearch-Hit')};
}

/** Locator for the button that opens the search box. */
export function searchButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Search', exact: true});
}

/** Opens the search box with the keyboard. */
export async function openSearch(page: Page): Promise<SearchBox> {
  const box = searchBox(page);
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  return box;
}

/** Opens the search box, types a query and waits for the announced count. */
export async function searchFor(page: Page, query: string): Promise<SearchBox> {
  const box = await openSearch(page);
  await box.input.fill(query);
  await expect(box.dialog.getByRole('status')).toContainText(`"${query}"`);
  return box;
}
