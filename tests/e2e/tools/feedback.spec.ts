import {axeProblems} from '../axe';
import {clipboardOf, expect, open, test, useColorMode} from '../fixtures';
import {at} from '../sitemap';

const PAGE = '/users/transactions';

for (const mode of ['dark', 'light'] as const) {
  test(`feedback by keyboard, in ${mode}: it is filled in, copied and kept as a draft, and nothing is sent`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: mode === 'dark' ? 390 : 1440, height: 900});
    await useColorMode(page, mode);
    await open(page, PAGE);
    const button = page.getByRole('button', {name: 'Feedback', exact: true});
    await button.press('Enter');
    const panel = page.getByRole('dialog', {name: 'Feedback on this page'});
    await expect(panel).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const issue = panel.getByRole('link', {name: 'Open an issue'});
    await issue.press('Enter');
    await expect(panel.getByLabel('What should we know?')).toBeFocused();
    await page.keyboard.type('The second limit puzzled me. /zgt/abcdef123456');
    await expect(panel.getByRole('status')).toContainText('replaced by a placeholder');
    await panel.getByLabel('Partly').press(' ');
    const href = new URL((await issue.getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toBe('The second limit puzzled me. /zgt/YOUR_API_KEY');
    expect(href.searchParams.get('page')).toBe(new URL(at(PAGE), page.url()).href);
    await panel.getByRole('button', {name: 'Copy as text'}).press('Enter');
    await expect(panel.getByRole('status')).toHaveText('Copied.');
    expect(await clipboardOf(page)).toContain('Did the page help? Partly');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(panel.getByLabel('What should we know?')).toHaveValue(/The second limit/);
    expect([requests, context.pages().length]).toEqual([[], 1]);
  });
}
