/** The part of nprogress that the tests use; the package has no types. */
declare module 'nprogress' {
  const nprogress: {
    readonly settings: Readonly<Record<string, unknown>>;
    /** Position from 0 to 1; null if the bar is hidden. */
    status: number | null;
    start(): void;
    done(): void;
    remove(): void;
  };
  export default nprogress;
}
