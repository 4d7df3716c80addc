/* npx tsx scripts/facts.ts [TEXT]: prints the tokens that pages can use whose path or value contains a text, or all. */
import {allFacts} from '../src/config/facts';
import {factText} from '../src/plugins/facts';

const filter = process.argv[2] ?? '';
for (const [path, fact] of allFacts) {
  const text = factText(fact);
  if (path.includes(filter) || text.includes(filter))
    console.log(
      `{{${path}}}  ${text}  (${[fact.asOf, fact.source, fact.status].filter(Boolean).join(', ')})`,
    );
}
