const f = (value: string): Fact => ({value, asOf: '2025-10-31', source: 'x'});
export const versions = {solidity: f('0.8.24'), evm: f('Shanghai')};
