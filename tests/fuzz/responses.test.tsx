import fc from 'fast-check';
import {DomUtils, parseDocument} from 'htmlparser2';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {MAX_QUOTED, MAX_SHOWN} from '@site/src/tools/network/bounds';
import {explain, type RequestDetails} from '@site/src/tools/network/failure';
import {NETWORKS} from '@site/src/tools/network/networks';
import {readJson} from '@site/src/tools/network/request';
import {readReply} from '@site/src/tools/rpc-console/reply';
import {readExchange} from '@site/src/tools/run/worker/exchange';
import {Problem} from '@site/src/tools/ui/Problem';
import {Output, Result} from '@site/src/tools/ui/Result';
import {ADDRESS, apiKey, HASH, holds, json, jsonText, nearly, oneOf, reply, text} from './inputs';

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
  .tuple(apiKey, text, jsonText, fc.constantFrom(...FORMS))
  .map(([key, before, value, form]) => ({key, sent: form(JSON.stringify(before + key), value)}));
const status = oneOf([200, 201, 400, 401, 403, 404, 429, 500, 503]);

/** What a reader sees. @throws Error for an element that comes from elsewhere */
function shown(part: ReactNode): string {
  const html = renderToStaticMarkup(part);
  const foreign = Array.from(html.matchAll(/<([^\s/>]+)/g), ([, name]) => name).find(
    (name) => !['p', 'bdi', 'code', 'a', 'pre', 'span', 'button', 'svg', 'path', 'div'].includes(name ?? ''),
  );
  if (foreign !== undefined) throw new Error(`an element: ${foreign}`);
  return DomUtils.textContent(parseDocument(html));
}

holds(
  'a response gives a bounded text without the key, and no hash that is none',
  fc.tuple(keyed, status, fc.boolean(), fc.integer({min: 1, max: 3})),
  ([{key, sent}, code, writes, count]) => {
    const details: RequestDetails = {writes, apiKey: key, network: NETWORKS.gtn};
    const isSafe = (part: ReactNode, most: number): boolean => {
      const seen = shown(part);
      return seen.length < most && !seen.includes(key);
    };
    const {value, failure} = readJson('rpc.example', code, sent);
    if (failure) return isSafe(<Problem {...explain(failure, details)} />, 1000);
    const reading = readReply(value, count, details);
    if (reading.hash !== undefined && reading.hash !== HASH) return false;
    const output = <Output label="Response" value={reading.value} text={sent} apiKey={key} />;
    const result = <Result {...details} {...reading} noun="call" stale={false} note={null} />;
    return isSafe(output, MAX_SHOWN + 200) && isSafe(result, 2 * MAX_QUOTED + 500);
  },
);

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

holds(
  'a response to a program is read without an unchecked hash or address',
  fc.tuple(exchange(calls), exchange(answers), status),
  ([request, response, code]) => {
    const {hashes, account} = readExchange({host: 'rpc.example', status: code, request, response});
    return hashes.every((one) => one === HASH) && (account ?? ADDRESS) === ADDRESS;
  },
);
