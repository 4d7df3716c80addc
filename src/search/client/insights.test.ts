import {expect, it, vi} from 'vitest';
import {createInsightsClient, type InsightsCall} from './insights';

it('an events client that could not be loaded is loaded again for the next event', async () => {
  const events = vi.fn<InsightsCall>();
  const load = vi.fn<() => Promise<InsightsCall>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(events);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const client = createInsightsClient(load);
  client('first');
  await new Promise((resolve) => setTimeout(resolve));
  client('second');
  client('third');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(load).toHaveBeenCalledTimes(2);
  expect(events.mock.calls).toEqual([['second'], ['third']]);
  expect(unhandled).not.toHaveBeenCalled();
});
