/*
 * Setup of the Vitest project "clock-ahead", which runs tests of the other projects with the clock four years ahead. Tests
 * that would fail as time passes fail there first. The clock keeps running, so timers and fake timers work normally.
 */
const AHEAD_MS = 4 * 365.25 * 24 * 60 * 60 * 1000;
const marked = globalThis as {clockIsAhead?: true};

// The files of the project share one environment, so the clock is set only once.
if (!marked.clockIsAhead) {
  const RealDate = Date;
  const now = () => RealDate.now() + AHEAD_MS;
  marked.clockIsAhead = true;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: readonly unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
}
