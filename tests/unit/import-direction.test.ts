import path from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

// With CI=true the parser reads files from disk once and would ignore the texts below.
process.env.TSESTREE_SINGLE_RUN = 'false';

const ROOT = path.join(__dirname, '../..');
const eslint = new ESLint({cwd: ROOT});

async function rulesBroken(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, {filePath: path.join(ROOT, file)});
  return result.messages.map(({ruleId}) => ruleId);
}

describe('import direction', () => {
  test.each([
    [
      'src/facts/fences.ts',
      "import {ScrollTable} from '@site/src/components/tables/ScrollTable';\nexport const a = ScrollTable;\n",
      'import-x/no-restricted-paths',
    ],
    [
      'src/samples/region/region.ts',
      "import {networks} from '../../data/networks';\nexport const a = networks;\n",
      'import-x/no-restricted-paths',
    ],
    [
      'src/data/links.ts',
      "import {networks} from './networks';\nexport const a = networks;\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'src/samples/frame/useCopy.ts',
      "import {readFileSync} from 'node:fs';\nexport const a = readFileSync;\n",
      'no-restricted-imports',
    ],
    [
      'src/csp/scan.ts',
      "import {useState} from 'react';\nexport const a = useState;\n",
      'no-restricted-imports',
    ],
    [
      'src/components/home/Columns.tsx',
      'export const A = () => <p style={{color: "red"}}>x</p>;\n',
      'no-restricted-syntax',
    ],
  ])(
    '%s: %j breaks %s',
    async (file, text, rule) => {
      expect(await rulesBroken(file, text)).toContain(rule);
    },
    60_000,
  );

  test('a downward import is fine', async () => {
    const text = "import {useCopy} from '@site/src/samples/frame/useCopy';\nexport const a = useCopy;\n";
    expect(await rulesBroken('src/components/home/Columns.tsx', text)).not.toContain(
      'import-x/no-restricted-paths',
    );
  }, 60_000);
});
