declare module 'solc' {
  interface ImportResult {
    readonly contents?: string;
    readonly error?: string;
  }
  const solc: {
    compile(input: string, callbacks?: {import(path: string): ImportResult}): string;
    version(): string;
  };
  export default solc;
}
