/** Whether a value of unknown type is a transaction hash. */
export function isTransactionHash(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);
}
