import type {Page} from '@playwright/test';
import {axeProblems} from '../axe';
import {expect, open, openTool, test} from '../fixtures';

const FAULT = 'a fault on purpose';

/** Lets the pages fail where they read or write this text in the parameters of an address. */
async function failOn(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([part, message]) => {
      const check = <T extends string | null>(value: T): T => {
        if (value?.includes(part)) throw new Error(message);
        return value;
      };
      window.URLSearchParams = class extends URLSearchParams {
        override get(name: string): string | null {
          return check(super.get(name));
        }
        override toString(): string {
          return check(super.toString());
        }
      };
    },
    [text, FAULT] as const,
  );
}

test('a tool that fails on a link keeps the page, and starts again without the link', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(new RegExp(FAULT));
  await failOn(page, 'broken');
  const tool = page.getByRole('region', {name: 'RPC console'});
  const link = '#console&network=testnet&method=eth_call&params=broken';
  await openTool(page, `/developers/public_rpc${link}`, tool, tool.getByRole('alert'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Public RPC Guide');
  expect(await axeProblems(page, '[data-tool]')).toEqual([]);
  await tool.getByRole('button', {name: 'Start this part again'}).press('Enter');
  await expect(tool.getByRole('combobox', {name: 'Method'})).toHaveValue('eth_blockNumber');
  await expect(tool).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#console');
});

test('a dialog that fails keeps the page', async ({page, consoleGuard}) => {
  consoleGuard.expectMessage(new RegExp(FAULT));
  await failOn(page, 'template=feedback.yml');
  await open(page, '/developers/public_rpc');
  await page.getByRole('button', {name: 'Feedback'}).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Public RPC Guide');
});
