import {describe, expect, test} from 'vitest';
import {buildBody, fieldsOf, firstTexts, onlyReads} from './body';
import {LOOK_IT_UP} from '../network/failure';
import {readZktReply} from './reply';

const HASH = `0x${'ab'.repeat(32)}`;
const CALL = firstTexts('call');
const WRITE = {...CALL, abi: 'function f((uint a, uint b) pair, string c)', method: 'f'};

describe('the body of a request', () => {
  test('every kind starts with a valid body, and the initial call is a read', () => {
    for (const kind of ['call', 'deploy', 'message'] as const) {
      const built = buildBody(kind, firstTexts(kind));
      expect(Object.keys('body' in built ? built.body : {})).toEqual(
        fieldsOf(kind).flatMap(({name, required}) => (required ? [name] : [])),
      );
    }
    expect(onlyReads(CALL)).toBe(true);
  });

  test.each([
    ['', []],
    ['\n', ['']],
    [' ', [' ']],
    [' a \n\nb', [' a ', '', 'b']],
    ['a\n', ['a']],
    ['a\n\n', ['a', '']],
  ])('arguments are sent as typed: %j', (text, given) => {
    const abi = `function f(${given.map(() => 'string').join()})`;
    expect(buildBody('call', {...WRITE, abi, arguments: text})).toMatchObject({body: {arguments: given}});
    const {body} = buildBody('deploy', {...firstTexts('deploy'), arguments: text}) as {body: object};
    expect('arguments' in body ? body.arguments : []).toEqual(given);
  });

  test.each([
    ['7', 7],
    ['0', 0],
    ['x7', 'x7'],
    ['007', '007'],
    ['9'.repeat(16), '9'.repeat(16)],
  ])('the id %s becomes a number if the number has the same digits', (text, id) => {
    expect(buildBody('call', {...CALL, id: text})).toMatchObject({body: {id}});
  });

  test.each([
    [
      'call',
      {...CALL, method: ' getFile ', id: ' x7 ', wait: 'true'},
      {method: 'getFile', id: 'x7', wait: true},
    ],
    ['call', {...CALL, abi: `\n ${CALL.abi} \n\nevent e()\n`}, {abi: [CALL.abi, 'event e()']}],
    ['deploy', {...firstTexts('deploy'), code: ' code '}, {code: ' code '}],
    ['message', {arguments: ' hello '}, {arguments: ' hello '}],
  ] as const)(
    '%s: spaces around a text are removed, except in code, arguments and messages',
    (kind, texts, body) => {
      expect(buildBody(kind, texts)).toMatchObject({body});
    },
  );

  test.each([
    ['call', {...CALL, to: '0x12'}, 'to', 'This is not an address'],
    ['call', {...CALL, method: ' '}, 'method', 'Fill in method.'],
    ['call', {...CALL, method: 'getFil'}, 'method', 'No function in abi has this name.'],
    ['call', {...CALL, abi: 'event getFile(address a)'}, 'method', 'No function in abi has this name.'],
    ['call', {...CALL, abi: 'blah blah'}, 'abi', 'This is not an ABI entry: blah blah.'],
    ['call', {...CALL, abi: 'function f(uint a'}, 'abi', 'This is not an ABI entry'],
    ['call', {...CALL, arguments: ''}, 'arguments', 'The number of arguments of getFile is 1. Here it is 0.'],
    [
      'call',
      {...WRITE, arguments: 'a\nb\nc'},
      'arguments',
      'The number of arguments of f is 2. Here it is 3.',
    ],
    ['message', {arguments: ''}, 'arguments', 'Fill in arguments.'],
    ['message', {arguments: 'é'.repeat(600_000)}, 'arguments', 'The body is larger than 1 MB.'],
  ] as const)('%s: nonsense is refused with a sentence', (kind, texts, field, sentence) => {
    expect(buildBody(kind, texts)).toEqual({
      problems: {[field]: expect.stringContaining(sentence) as string},
    });
  });

  test.each([
    ['function f(uint256 a) view returns (uint256)', true],
    ['function f() external view returns (bool)', true],
    ['function f() external pure returns (bool)', false],
    ['function f() pure returns (bool)', false],
    ['function f(address view_)', false],
    ['function f() view returns (tuple(uint256 a, bool b)[] c);', true],
    // What the form does not know to read counts as a write.
    ['function f() view payable', false],
    ['function f() view returns (uint256', false],
    ['function f() view returns (uint256) function f(uint256 a)', false],
    ['function f() returns (uint256)', false],
    ['function g() view returns (uint256)', false],
    // An overload that writes makes it a write.
    ['function f() view returns (uint256)\nfunction f(uint256 a)', false],
    ['function f() view returns (uint256)\nerror f(uint256 a)', true],
  ])('%s is a read of f: %s', (abi, read) => {
    expect(onlyReads({abi, method: ' f '})).toBe(read);
  });
});

const AGAIN = /^Nothing was processed. Compare the fields/;
test.each([
  [
    {success: true, hash: HASH},
    {hash: HASH, warning: undefined},
  ],
  [
    {success: true, hash: HASH, error: 'no key1', errorCode: 'TXN_W'},
    {hash: HASH, warning: 'no •••••• (TXN_W)'},
  ],
  [
    {success: false, error: 'key1?', errorCode: 'TXN_N'},
    refused('The service refused it: ••••••? (TXN_N)', AGAIN),
  ],
  [{success: false}, refused('The service did not report success.', AGAIN)],
  [{success: true, hash: 'queued'}, refused('without a transaction hash', LOOK_IT_UP)],
  [null, refused('The service did not report success.', LOOK_IT_UP)],
])('%j after a write says no more than the response tells, and not the key', (value, reply) => {
  expect(readZktReply(value, {writes: true, apiKey: 'key1'})).toMatchObject(reply);
});

test('a read shows its output, and one that failed asks to compare the fields', () => {
  const value = {success: true, output: ['x']};
  expect(readZktReply(value, {})).toEqual({value, warning: undefined});
  expect(readZktReply(null, {}).problem?.next).toMatch(/^Compare the fields/);
});

function refused(sentence: string, next: string | RegExp) {
  return {
    problem: {
      sentence: expect.stringContaining(sentence) as string,
      next: expect.stringMatching(next) as string,
    },
  };
}
