import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {versions} from '../../src/data/versions';
import {typeCheck} from './harness/type-check';
import {compileSolidity} from './harness/compiler';
import {coverage} from './harness/coverage';
import {BLOCK_NUMBERS, comparable} from './harness/output';
import {examples} from './harness/paths';
import {replay} from './harness/replay';
import {openSandbox, type Run, type Sandbox} from './harness/run';
import {startFixture, type NetworkFixture} from './harness/fixture';
import {masksOf, SAMPLES} from './manifest';

/*
 * Mutation tests: each deliberate fault is caught by the check that should catch it, with the expected message. The checks are
 * the ones that the other tests in this folder use.
 */

const BATCH = limits.batchSize.value;

let fixture: NetworkFixture;
const sandboxes: Sandbox[] = [];

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => {
  fixture?.stop();
  for (const sandbox of sandboxes) sandbox.close();
});

/** Replaces text in one example. @throws Error when the text is not found, so that no mutation is skipped */
function mutate(file: string, from: string | RegExp, to: string): Sandbox {
  let changed = false;
  const sandbox = openSandbox((text, name) => {
    if (name !== file) return text;
    const result = text.replace(from, to);
    changed = result !== text;
    return result;
  });
  sandboxes.push(sandbox);
  if (!changed) throw new Error(`${file} does not contain ${from}`);
  return sandbox;
}

async function runMutated(file: string, from: string | RegExp, to: string, run = file): Promise<Run> {
  const sample = SAMPLES.find((candidate) => candidate.file === run);
  const sandbox = mutate(file, from, to);
  await sample?.before?.(fixture.testnet);
  const result = await sandbox.run(fixture, run, sample?.args?.(fixture.testnet));
  fixture.testnet.gateway.mineLate(false);
  return result;
}

function printedAsShown(file: string, stdout: string): boolean {
  const sample = SAMPLES.find((candidate) => candidate.file === file);
  if (!sample?.out) throw new Error(`${file} has no output`);
  const shown = readFileSync(path.join(examples, sample.out), 'utf8');
  const [printed, expected] = [stdout, shown].map((text) => comparable(text, masksOf(sample), sample.keep));
  return printed === expected;
}

function solidity(name: string): string {
  return readFileSync(path.join(examples, 'solidity', name), 'utf8');
}

describe('the run catches', () => {
  test('1. no zero fees in ethers, neither in the call nor in the provider', async () => {
    const sandbox = openSandbox((text) =>
      text.replace(/\n {2}max\w+: 0n,/g, '').replace('new StabilityProvider(', 'new JsonRpcProvider('),
    );
    sandboxes.push(sandbox);
    const {code, stderr} = await sandbox.run(fixture, 'ethers/send-zero-fee.ts');
    expect(code).not.toBe(0);
    expect(stderr).toContain('zero-fee transactions only');
  });

  test('2. no zero fees in viem, neither in the call nor in the chain', async () => {
    const sandbox = openSandbox((text) => text.replace(/\n {2}(?:max\w+: 0n|fees: \{.*\}),/g, ''));
    sandboxes.push(sandbox);
    const {code, stderr} = await sandbox.run(fixture, 'viem/send-zero-fee.ts');
    expect(code).not.toBe(0);
    expect(stderr).toContain('gas required exceeds allowance: 0'); // the account owns nothing
  });

  test('3. a wrong precompile address', async () => {
    const {code, stderr} = await runMutated('ethers/rewards.ts', '0807', '0804');
    expect(code).not.toBe(0);
    expect(stderr).toContain('BAD_DATA');
  });

  test('4. 0x802 and 0x803 swapped', async () => {
    const {code, stderr} = await runMutated('viem/set-fee-token.ts', '0803', '0802');
    expect(code).not.toBe(0);
    expect(stderr).toContain('The contract function "setFeeToken" reverted');
  });

  test('5. a wrong host', async () => {
    const {code, stderr} = await runMutated('viem/chains.ts', '//rpc.', '//gtn.', 'viem/batch.ts');
    expect(code).not.toBe(0);
    expect(stderr).toContain('Refused host: https://gtn.');
  });

  test('6. a wrong host in a shell sample', async () => {
    const {code, stderr} = await runMutated('zkt/write.sh', '//rpc.', '//free.');
    expect(code).toBe(97);
    expect(stderr).toContain('Refused host');
  });

  test('7. a trailing comma in a JSON body', async () => {
    const {stdout} = await runMutated('zkt/write.json', '\n}', ',\n}', 'zkt/write.sh');
    expect(stdout).toContain('not JSON');
    expect(printedAsShown('zkt/write.sh', stdout)).toBe(false);
  });

  test('8. a wrong chain id', async () => {
    const {code, stderr} = await runMutated(
      'viem/chains.ts',
      `id: ${networks.testnet.chainId.value}`,
      `id: ${networks.testnet.chainId.value + 1}`,
      'viem/send-zero-fee.ts',
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('Details: wrong chain id');
  });

  test('9. a batch larger than the RPC accepts', async () => {
    const {code, stderr} = await runMutated(
      'ethers/batch.ts',
      `batchMaxCount: ${BATCH}`,
      `batchMaxCount: ${2 * BATCH}`,
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('batch too large');
  });

  test('10. a missing await before the receipt', async () => {
    const {code, stdout} = await runMutated(
      'ethers/set-fee-token.ts',
      'await transaction.wait()',
      'transaction',
    );
    expect(code).toBe(0);
    const sample = SAMPLES.find(({file}) => file === 'ethers/set-fee-token.ts');
    expect(() => sample?.after?.(fixture.testnet, stdout)).toThrow(
      'getFeeToken still returns the old choice',
    );
  });

  test('11. a write without a key', async () => {
    const {code, stderr} = await runMutated(
      'ethers/wallet.ts',
      'connect(network, STABILITY_API_KEY)',
      'connect(network)',
      'ethers/send-zero-fee.ts',
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('read-only endpoint');
  });

  test('12. a body of the wrong shape', async () => {
    const {stdout} = await runMutated('zkt/message.json', '"arguments"', '"message"', 'zkt/message.sh');
    expect(printedAsShown('zkt/message.sh', stdout)).toBe(false);
  });
});

describe('the comparison catches', () => {
  test('13. a changed printed output', async () => {
    const {code, stdout} = await runMutated('viem/write-contract.ts', 'gas price', 'price');
    expect(code).toBe(0);
    expect(printedAsShown('viem/write-contract.ts', stdout)).toBe(false);
  });

  test('14. a missing await before a read', async () => {
    const {stdout} = await runMutated('ethers/read-contract.ts', 'await hello', 'hello');
    expect(printedAsShown('ethers/read-contract.ts', stdout)).toBe(false);
  });
});

describe('the type check catches', () => {
  test('15. a misspelled function', async () => {
    const file = 'viem/read-contract.ts';
    const {folder} = mutate(file, "functionName: 'getMessage'", "functionName: 'getMesage'");
    expect(await typeCheck(folder, file)).toContain('getMesage');
  });
});

describe('the compiler catches', () => {
  test('16. a pragma that requires a compiler that is too new', () => {
    const source = solidity('HelloWorld.sol').replace(
      versions.pragma.value,
      `^${versions.solidityTooNew.value}`,
    );
    expect(compileSolidity('HelloWorld.sol', source).errors.join()).toContain(
      'requires different compiler version',
    );
  });

  test('17. transient storage', () => {
    const source = solidity('HelloWorld.sol').replace('message = newMessage;', 'assembly { tstore(0, 1) }');
    expect(compileSolidity('HelloWorld.sol', source).errors.join()).toContain('tstore');
  });

  test('18. an ERC-721 with OpenZeppelin 5.5', () => {
    const root = path.dirname(
      createRequire(import.meta.url).resolve('openzeppelin-contracts-5.5/package.json'),
    );
    const newer = (file: string): string =>
      readFileSync(file.replace('@openzeppelin/contracts@5.4.0', root), 'utf8');
    expect(compileSolidity('Badge.sol', solidity('Badge.sol')).errors).toEqual([]);
    expect(compileSolidity('Badge.sol', solidity('Badge.sol'), newer).errors.join()).toContain('mcopy');
  });

  test('19. an import pinned to a version other than the tested one', () => {
    const source = solidity('PossumToken.sol').replace('@5.4.0', '@5.5.0');
    expect(compileSolidity('MyERC20.sol', source).errors.join()).toContain('installed is 5.4.0');
  });
});

describe('the coverage check catches', () => {
  const fence = '```ts file=examples/viem/chains.ts#gtn title="chains.ts"\n```\n';

  test('20. code that is typed into a page', () => {
    const text = `${fence}\n\`\`\`ts\nconst a = 1;\n\`\`\`\n`;
    const {problems} = coverage([{file: 'docs/a.mdx', text}], ['examples/viem/chains.ts']);
    expect(problems).toEqual(['docs/a.mdx:4: the fence has neither file= nor notrun="reason"']);
  });

  test('21. an example that is on no page', () => {
    const {hidden} = coverage(
      [{file: 'docs/a.mdx', text: fence}],
      ['examples/viem/chains.ts', 'examples/viem/new.ts'],
    );
    expect(hidden).toEqual(['examples/viem/new.ts']);
  });

  test('22. one fence too many that no test runs', () => {
    const text = '```solidity notrun="a stub"\ncontract A {}\n```\n'.repeat(5);
    expect(coverage([{file: 'docs/a.mdx', text}], []).problems).toEqual([
      '5 fences are not run, at most 4 may be',
    ]);
  });
});

describe('the replay catches', () => {
  const folder = 'examples/tutorials/hello-world';
  const create = `\`\`\`bash file=${folder}/create.sh\n\`\`\`\n`;
  const install = "<Install packages={['ethers']} />\n<Install dev packages={['tsx']} />\n";
  const program = `\`\`\`ts file=${folder}/readMessage.ts title="readMessage.ts"\n\`\`\`\n`;
  const command = `\`\`\`bash file=${folder}/run.sh\n\`\`\`\n`;
  const output = `\`\`\`text file=${folder}/run.out\n\`\`\`\n`;

  async function problems(...parts: readonly string[]): Promise<string> {
    const page = {file: 'docs/page.mdx', text: parts.join('\n')};
    const found = await replay(fixture, page, () => ({masks: [BLOCK_NUMBERS], keep: []}));
    return found.problems.join('\n');
  }

  test('23. a command before its file', async () => {
    expect(await problems(create, install, command, program)).toContain(
      'docs/page.mdx:7: npx tsx readMessage.ts',
    );
  });

  test('24. a package that the page does not install', async () => {
    expect(await problems(create, program, command)).toContain('npx tsx readMessage.ts');
  });

  test('25. the output of another command', async () => {
    expect(await problems(create, output)).toContain('but this was printed');
  });

  test('26. a Hardhat test that omits the fees', async () => {
    const fence = (file: string, title: string, code: string): string =>
      `\`\`\`js ${file} title="${title}"\n${code}\`\`\`\n`;
    const shown = readFileSync(path.join(examples, 'hardhat/test.cjs'), 'utf8');
    const refused = shown.replace(
      "const transaction = await hello.setMessage('Hello again', zeroFees);",
      "return assert.rejects(hello.setMessage('Hello again'), /doesn't have enough funds/);",
    );
    expect(refused).not.toBe(shown);
    const found = await problems(
      create,
      fence('file=examples/hardhat/hardhat.config.cjs', 'hardhat.config.cjs', ''),
      fence('file=examples/solidity/HelloWorld.sol', 'contracts/HelloWorld.sol', ''),
      fence('', 'test/HelloWorld.cjs', refused),
      "<Install dev packages={['hardhat', '@nomicfoundation/hardhat-ethers', 'ethers']} />\n",
      '```bash file=examples/tutorials/hardhat/test.sh\n```\n',
    );
    expect(found).toBe('');
  });
});

describe('a sample stops with an error when its transaction reverts:', () => {
  // The gas limit is set, so that no estimate fails first.
  test.each([
    [
      'ethers',
      'setFeeToken(token, zeroFees)',
      'setFeeToken(feeTokens.target, {...zeroFees, gasLimit: 100_000n})',
    ],
    [
      'viem',
      'setFeeToken([token], zeroFees)',
      'setFeeToken([feeTokens.address], {...zeroFees, gas: 100_000n})',
    ],
  ])('%s', async (library, from, to) => {
    const {code, stdout, stderr} = await runMutated(`${library}/set-fee-token.ts`, from, to);
    expect(code).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/reverted/);
  });
});

test('an approval below the price stops the purchase', async () => {
  for (const [library, from] of [
    ['ethers', 'approve(shopAddress, price,'],
    ['viem', 'approve([shop.address, price]'],
  ]) {
    const {code, stdout} = await runMutated(
      `${library}/take-a-payment.ts`,
      from,
      from.replace('price', 'price - 1n'),
    );
    expect(code).not.toBe(0);
    expect(stdout).not.toContain('Bought');
  }
});
