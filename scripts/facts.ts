/* npx tsx scripts/facts.ts [TEXT]: prints the tokens that pages can use whose path or value contains a text, or all. */
import {facts} from '../src/config/facts';
import {factText, flattenFacts} from '../src/plugins/facts/shared/model';

const filter = process.argv[2] ?? '';
for (const [path, fact] of flattenFacts(facts)) {
  const text = factText(fact);
  if (path.includes(filter) || text.includes(filter))
    console.log(
      `{{${path}}}  ${text}  (${[fact.asOf, fact.source, fact.status].filter(Boolean).join(', ')})`,
    );
}
