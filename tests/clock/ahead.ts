/*
 * Setup of the vitest project "clock-ahead": tests of the other projects, four years from now. What turns red by the
 * calendar turns red there first. The clock runs on, so that timers and fake timers work as ever.
 */
const AHEAD_MS = 4 * 365.25 * 24 * 60 * 60 * 1000;
const marked = globalThis as {clockIsAhead?: true};

// The files of the project share one environment; the clock is set once.
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
