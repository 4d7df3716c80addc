/* Prints all tokens that pages can use, with value and date. */
import {facts} from '../src/config/facts';
import {factText, flattenFacts} from '../src/plugins/facts/shared/model';

const HELP = `Usage: tsx scripts/facts.ts [filter] [--json]

Lists every {{token}} with the text it prints, its date and its source. {{token.raw}} prints the plain value,
{{token.asOf}} the month of the source.
  filter   keep the paths or values that contain this text
  --json   print one JSON object: path -> fact
  --help   print this text`;

function main(args: readonly string[]): void {
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const filter = args.find((arg) => !arg.startsWith('--')) ?? '';
  const entries = Array.from(flattenFacts(facts)).filter(
    ([path, fact]) => path.includes(filter) || factText(fact).includes(filter),
  );
  if (args.includes('--json')) {
    console.log(JSON.stringify(Object.fromEntries(entries), null, 2));
    return;
  }
  for (const [path, fact] of entries) {
    console.log(
      `{{${path}}}  ${factText(fact)}  (${fact.asOf}, ${fact.source}${fact.status ? `, ${fact.status}` : ''})`,
    );
  }
  console.log(`${entries.length} tokens`);
}

main(process.argv.slice(2));
