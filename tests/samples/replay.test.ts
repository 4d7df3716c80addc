import {afterAll, beforeAll, expect, test} from 'vitest';
import {BLOCK_NUMBERS} from './harness/output';
import {replay} from './harness/replay';
import {startWorld, type World} from './harness/world';

const folder = 'examples/tutorials/hello-world';
const create = `\`\`\`bash file=${folder}/create.sh\n\`\`\`\n`;
const install = `<Install packages={['ethers']} />\n<Install dev packages={['tsx']} />\n`;
const program = `\`\`\`ts file=${folder}/readMessage.ts title="readMessage.ts"\n\`\`\`\n`;
const command = `\`\`\`bash file=${folder}/run.sh\n\`\`\`\n`;
const output = `\`\`\`text file=${folder}/run.out\n\`\`\`\n`;
const expectations = (): {masks: [typeof BLOCK_NUMBERS]; keep: []} => ({masks: [BLOCK_NUMBERS], keep: []});

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

afterAll(() => world?.stop());

async function problems(...parts: readonly string[]): Promise<string> {
  const found = await replay(world, {file: 'docs/page.mdx', text: parts.join('\n')}, expectations);
  return found.problems.join('\n');
}

test('a tutorial works as it is printed', async () => {
  expect(await problems(create, install, program, command, output)).toBe('');
});

test('a command before its file fails', async () => {
  expect(await problems(create, install, command, program, output)).toContain(
    'docs/page.mdx:7: npx tsx readMessage.ts',
  );
});

test('a package that the page does not install is missing', async () => {
  expect(await problems(create, program, command)).not.toBe('');
});

test('output of another command is noticed', async () => {
  expect(await problems(create, output)).toContain('but this was printed');
});
