import fc from 'fast-check';
import {describe} from 'vitest';
import {rpcSignatures} from '@site/src/data/rpc-parameters';
import {isDeeper, MAX_DEPTH} from '@site/src/tools/network/bounds';
import {keyedUrl} from '@site/src/tools/network/networks';
import {checkValue, READER_VALUES} from '@site/src/tools/reader/values';
import {BATCH, writes} from '@site/src/tools/rpc-console/methods';
import {parseEditor, requestBody} from '@site/src/tools/rpc-console/parse';
import {shellQuote} from '@site/src/tools/ui/shell';
import {apiKey, holds, oneOf, reply, shortText, text} from './inputs';

const READERS = rpcSignatures.rows.flatMap(({id, writes: changes}) => (changes ? [] : id));
const method = oneOf<string>([...rpcSignatures.rows.map(({id}) => id), BATCH], shortText);

/** A name that looks like one of a list, and is none. */
const lookAlike = fc
  .tuple(
    fc.constantFrom(...READERS, 'eth_sendRawTransaction'),
    oneOf([' ', '\t', '\u200b', '\u00a0', '\0', '\ufeff', '', 'x'], shortText),
    fc.nat(3),
  )
  .map(
    ([name, more, how]) =>
      [name + more, more + name, name.toUpperCase(), name.replace(/[aeo]/, '\u0430')][how] ?? '',
  );

describe('what changes the chain', () => {
  holds(
    'only a method that is listed as one that reads needs no second press',
    oneOf([''], lookAlike, text),
    (name) => writes(name) === !READERS.includes(name),
  );
});

describe('what a reader types into a tool', () => {
  holds(
    'the editor gives calls that are sent as they are shown, or a sentence',
    fc.tuple(method, reply),
    ([name, typed]) => {
      const parsed = parseEditor(name, typed);
      if ('problem' in parsed) return parsed.problem.endsWith('.') && parsed.problem.length < 1000;
      const body = requestBody(parsed.calls);
      return (
        !isDeeper(body, MAX_DEPTH + 3) &&
        parsed.calls.every((call) => typeof call.method === 'string' && Array.isArray(call.params)) &&
        JSON.stringify(JSON.parse(JSON.stringify(body))) === JSON.stringify(body)
      );
    },
  );

  holds('a shell reads a quoted text as one word, as it is', text, (word) => {
    const quoted = shellQuote(word);
    const read = quoted.replace(/'([^']*)'|\\(')/g, (_, inside?: string) => inside ?? "'");
    return /^(?:'[^']*'|\\')+$/.test(quoted) && read === word;
  });

  holds(
    'a value of the reader is stored trimmed, and is never a private key',
    fc.tuple(
      fc.constantFrom(...READER_VALUES),
      oneOf(['ab'.repeat(32), `0x${'AB'.repeat(32)}`], text, apiKey),
    ),
    ([kind, typed]) => {
      const checked = checkValue(kind, typed);
      if ('problem' in checked) return checked.problem.endsWith('.');
      return checked.value === typed.trim() && /^(?!(?:0x)?[0-9a-f]{64}$)[\w-]{6,128}$/i.test(checked.value);
    },
  );

  holds(
    'a key stays in its part of a URL',
    fc.tuple(
      fc.constantFrom('gtn' as const, 'testnet' as const),
      fc.constantFrom('zgtUrl' as const, 'zktUrl' as const),
      apiKey,
    ),
    ([id, kind, key]) => {
      const [plain, keyed] = [new URL(keyedUrl(id, kind)), new URL(keyedUrl(id, kind, key))];
      return (
        keyed.origin === plain.origin && keyed.pathname.endsWith(key) && keyed.search + keyed.hash === ''
      );
    },
  );
});
