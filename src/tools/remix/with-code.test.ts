import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {withCode} from './with-code';

test.each(['Shop', 'TestToken', 'RewardClaimer', 'PossumToken'])(
  '%s names the release of OpenZeppelin in each import, once it is in Remix',
  (name) => {
    const code = readFileSync(`examples/solidity/${name}.sol`, 'utf8');
    const [, base64 = ''] = /^URL&code=(.*)$/.exec(withCode('URL', '5.4.0', code)) ?? [];
    const sent = Buffer.from(decodeURIComponent(base64), 'base64').toString();
    expect(sent.match(/@openzeppelin\/contracts[^/]*/g)).toEqual(
      code.match(/@openzeppelin\/contracts/g)?.map((start) => `${start}@5.4.0`),
    );
    expect(sent.replaceAll('@5.4.0', '')).toBe(code.replaceAll('@5.4.0', ''));
  },
);
