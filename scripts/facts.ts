/* npx tsx scripts/facts.ts [TEXT]: prints the tokens that pages can use whose path or value contains a text, or all. */
import path from 'node:path';
import {factsOptions} from '../src/config/facts';
import {dateOf, factText, readData, sourcesOf} from '../src/plugins/facts';

const {facts} = readData(path.join(__dirname, '..', factsOptions.folder));
const filter = process.argv[2] ?? '';
for (const [token, fact] of facts) {
  const text = factText(fact);
  if (token.includes(filter) || text.includes(filter))
    console.log(
      `{{${token}}}  ${text}  (${[dateOf(fact), ...sourcesOf(fact).map(({title}) => title), fact.status].filter(Boolean).join(', ')})`,
    );
}
