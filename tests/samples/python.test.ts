/* Tests the program for web3.py, which no package registry of these tests has, so its page says that no test runs it. */
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startFixture} from './harness/fixture';
import {fencesOf, readPages} from './harness/page';
import {execute, openSandbox, sampleEnvironment} from './harness/run';

test('send.py sends where web3.py is installed, asks for nothing but it elsewhere, and its page says that no test runs it', async () => {
  const fixture = await startFixture();
  onTestFinished(() => fixture.stop());
  const {origin, gateway} = fixture.testnet;
  const sandbox = openSandbox((text) => text.replace(origin, gateway.url));
  onTestFinished(() => sandbox.close());
  const options = {cwd: path.join(sandbox.folder, 'python'), env: sampleEnvironment(fixture)};
  const {code, stdout, stderr} = await execute('python3', ['send.py'], options);
  // Python reads the whole program before it looks for the package.
  if (code === 0) expect(stdout).toMatch(/^Network: testnet\nSent in block \d+\n$/);
  else expect(stderr.trim()).toMatch(/No module named 'web3'$/);
  const shown = readPages().flatMap(fencesOf);
  const [program, ...more] = shown.filter(({file}) => file === 'examples/python/send.py');
  expect([program?.notrun, more]).toEqual([expect.stringContaining('web3.py'), []]);
});
