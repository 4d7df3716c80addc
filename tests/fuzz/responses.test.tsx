import fc from 'fast-check';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, vi} from 'vitest';
import {unescapeHtml} from '@site/src/plugins/search/shared/html';
import {withoutApiKeys, withoutSecrets} from '@site/src/tools/feedback/feedback';
import {MAX_QUOTED, MAX_SHOWN} from '@site/src/tools/network/bounds';
import {explain, explainThrown, RequestFailure, type RequestDetails} from '@site/src/tools/network/failure';
import {NETWORKS} from '@site/src/tools/network/networks';
import {redact} from '@site/src/tools/network/redact';
import {readJson} from '@site/src/tools/network/request';
import {readReply} from '@site/src/tools/rpc-console/reply';
import {readExchange} from '@site/src/tools/run/worker/exchange';
import {formatLine} from '@site/src/tools/run/worker/format';
import {faultOf, healthText, readHealth} from '@site/src/tools/status/health';
import {Problem} from '@site/src/tools/ui/Problem';
import {Output, Result} from '@site/src/tools/ui/Result';
import {
  ADDRESS,
  HASH,
  apiKey,
  escapedKey,
  hasKey,
  holds,
  json,
  jsonText,
  nearly,
  oneOf,
  reply,
  shortText,
  specialKey,
  text,
} from './inputs';

/** Responses with a text, which holds the key of the request, and any value, both as JSON. */
const FORMS: readonly ((text: string, value: string) => string)[] = [
  (text, value) => `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":${text},"data":${value}}}`,
  (text, value) => `{"error":{"code":3,"message":[${value},${text}]}}`,
  (text, value) => `{"result":{${text}:${value}}}`,
  (text, value) => `{"success":false,"error":${text},"errorCode":${text},"hash":${value}}`,
  (text, value) => `{"success":true,"error":${text},"hash":"0x${'ab'.repeat(32)}","more":${value}}`,
  (text, value) => `[{"id":2,"error":${text}},${value}]`,
  (text, value) => `${text}${value}`,
];
const keyed = fc
  .tuple(specialKey, text, jsonText, fc.constantFrom(...FORMS))
  .map(([{key, sent}, before, value, form]) => ({key, sent: form(JSON.stringify(before + sent), value)}));
const status = oneOf([200, 201, 400, 401, 403, 404, 429, 500, 503]);

/** What a reader sees. @throws Error for an element that comes from elsewhere */
function shown(part: ReactNode): string {
  const html = renderToStaticMarkup(part);
  const foreign = Array.from(html.matchAll(/<([^\s/>]+)/g), ([, name]) => name).find(
    (name) => !['p', 'code', 'a', 'pre', 'span', 'button', 'svg', 'path', 'div'].includes(name ?? ''),
  );
  if (foreign !== undefined) throw new Error(`an element: ${foreign}`);
  return unescapeHtml(html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"));
}

const id = oneOf<unknown>([1, 2, null]);
const calls = fc.record({
  id,
  method: oneOf(['eth_sendRawTransaction', 'eth_getTransactionCount']),
  params: oneOf<unknown>([null], fc.array(nearly)),
});
const answers = fc.record(
  {id, result: oneOf<unknown>([{}], nearly), success: fc.boolean(), hash: nearly, error: json},
  {requiredKeys: ['id']},
);
const exchange = (part: fc.Arbitrary<unknown>) =>
  fc.oneof(
    reply,
    fc.oneof(part, fc.array(part)).map((value) => JSON.stringify(value)),
  );

describe('a response', () => {
  holds(
    'gives a bounded text without the key, and no hash that is none',
    fc.tuple(keyed, status, fc.boolean(), fc.integer({min: 1, max: 3})),
    ([{key, sent}, code, writes, count]) => {
      const details: RequestDetails = {writes, apiKey: key, network: NETWORKS.gtn};
      const isSafe = (part: ReactNode, most: number): boolean => {
        const seen = shown(part);
        return seen.length < most && !hasKey(seen, key);
      };
      const {value, failure} = readJson('rpc.example', code, sent);
      if (failure) return isSafe(<Problem {...explain(failure, details)} />, 1000);
      const reading = readReply(value, count, details);
      if (reading.hash !== undefined && reading.hash !== HASH) return false;
      return (
        isSafe(<Output label="Response" value={reading.value} text={sent} apiKey={key} />, MAX_SHOWN + 200) &&
        isSafe(
          <Result {...details} {...reading} noun="call" stale={false} note={null} />,
          2 * MAX_QUOTED + 500,
        )
      );
    },
  );

  holds(
    'to a program is read without an unchecked hash or address',
    fc.tuple(exchange(calls), exchange(answers), status),
    ([request, response, code]) => {
      const {hashes, account} = readExchange({host: 'rpc.example', status: code, request, response});
      return hashes.every((one) => one === HASH) && (account ?? ADDRESS) === ADDRESS;
    },
  );

  holds('is printed, whatever it holds', fc.tuple(reply, text), ([sent, more]) => {
    const cause = readJson('rpc.example', 200, sent).value;
    return formatLine([more, cause, new Error(more, {cause})]).startsWith(more);
  });
});

describe('the state of a network', () => {
  beforeEach(() => void vi.stubGlobal('reportError', () => undefined));
  afterEach(() => void vi.unstubAllGlobals());

  const block = fc.record({
    number: oneOf<unknown>(['0x1', '0xffffff'], json),
    timestamp: oneOf<unknown>(['0x0', '0x6abc0000'], json),
  });
  const result = oneOf<unknown>(['0x1', NETWORKS.gtn.chainIdHex], block, json).map((value) =>
    JSON.stringify({result: value}),
  );
  holds(
    'is a sentence, whatever its RPC responds',
    fc.tuple(oneOf(['{}'], result, reply), status),
    async ([sent, code]) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(sent, {status: code})));
      try {
        const health = await readHealth(NETWORKS.gtn);
        const sentences = [healthText(health), faultOf(health, NETWORKS.gtn.chainId) ?? 'None.'];
        return sentences.every(
          (one) => one.endsWith('.') && one.length < 200 && !/NaN|Infinity|undefined/.test(one),
        );
      } catch (error) {
        return (
          error instanceof RequestFailure &&
          shown(<Problem {...explainThrown(error)} />).length < 2 * MAX_QUOTED
        );
      }
    },
  );
});

describe('a key', () => {
  const around = fc.tuple(shortText, shortText);
  holds(
    'that is known is removed from any text, in any escape',
    fc.tuple(escapedKey, around),
    ([{key, sent}, [before, after]]) => {
      const typed = before + sent + after;
      return [redact(typed, [key]), withoutApiKeys(typed, key), withoutSecrets(typed, key)].every(
        (one) => !hasKey(one, key),
      );
    },
  );

  const place = fc.constantFrom(
    '/zgt/',
    '/zkt/',
    '%2Fzgt%2F',
    '\\/zkt\\/',
    '\\u002fZGT\\u002f',
    '&#47;zkt&#x2f;',
  );
  holds(
    'that is not known is removed from a URL',
    fc.tuple(escapedKey, place, around),
    ([{key, sent}, before, [start, end]]) => !hasKey(redact(`${start} ${before}${sent}${end}`, []), key),
  );

  holds(
    'that is not known is removed after its name',
    fc
      .tuple(
        apiKey,
        fc.constantFrom('API key: ', 'apiKey=', '"api_key": "', "API_KEY='", 'api-key is '),
        shortText,
      )
      .filter(([key]) => /^\D*\d/.test(key)),
    ([key, before, start]) => !redact(`${start} ${before}${key}`, []).includes(key),
  );

  holds('is removed at once: a second pass changes nothing', fc.tuple(keyed, text), ([{key, sent}, more]) => {
    const once = redact(sent + more, [key]);
    const draft = withoutSecrets(sent + more, key);
    return redact(once, [key]) === once && withoutSecrets(draft, key) === draft;
  });
});
