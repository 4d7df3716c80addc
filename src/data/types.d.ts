interface Fact<V extends string | number | boolean = string | number> {
  readonly value: V;
  readonly text?: string;
  readonly unit?: string;
  readonly asOf: string;
  readonly source: string;
  readonly status?: 'confirmed' | 'inferred' | 'unconfirmed' | 'legacy';
  readonly note?: string;
}
