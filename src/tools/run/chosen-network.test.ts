// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {chosenNetwork} from './chosen-network';

beforeEach(() => localStorage.clear());

test('reads start on the network whose tab was chosen last, otherwise on Testnet', () => {
  expect(chosenNetwork()).toBe('testnet');
  localStorage.setItem('docusaurus.tab.network', 'gtn');
  expect(chosenNetwork()).toBe('gtn');
  localStorage.setItem('docusaurus.tab.network', 'unknown');
  expect(chosenNetwork()).toBe('testnet');
});
