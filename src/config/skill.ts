import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readData, replaceTokens} from '../plugins/facts';
import {extractRegion} from '../plugins/samples';

const ROOT = path.join(__dirname, '../..');
const TEMPLATE = 'src/config/skill.md';

/**
 * What an agent must know before it writes code for this chain: `src/config/skill.md` with its figures and samples.
 * @param root URL of the site, with a slash at the end
 * @throws Error when the template has an unknown token, or names code that is not there
 */
export function skill(root: string): string {
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const {facts} = readData(path.join(ROOT, 'src/data'));
  return replaceTokens(read(TEMPLATE), facts, TEMPLATE)
    .text.replace(
      /^(```\w+) file=(.*)$/gm,
      (_, fence: string, file: string) => `${fence}\n${extractRegion(read(file), {file})}`,
    )
    .replaceAll('](/', `](${root}`);
}
