/** What the tests use of the progress bar, which comes without types. */
declare module 'nprogress' {
  const nprogress: {
    readonly settings: Readonly<Record<string, unknown>>;
    /** Position from 0 to 1; null when the bar is not shown. */
    status: number | null;
    start(): void;
    done(): void;
    remove(): void;
  };
  export default nprogress;
}
