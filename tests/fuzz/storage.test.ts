// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeEach} from 'vitest';
import {asText, issueUrl, RATINGS, readFeedback, SUBJECTS} from '@site/src/tools/feedback/feedback';
import {fillText, shown} from '@site/src/tools/reader/fill-page';
import {readSession} from '@site/src/tools/reader/session';
import {setReaderValues} from '@site/src/tools/reader/store';
import {checkValue, READER_VALUES, readValues} from '@site/src/tools/reader/values';
import {readKey} from '@site/src/tools/run/account';
import {ADDRESS, apiKey, specialKey, hasKey, holds, json, oneOf, reply, shortText, text} from './inputs';

const PAGE = 'https://docs.example/users/transactions';

/** What is stored: of the right form in part. */
const stored = fc.oneof(
  reply,
  fc
    .record(
      {
        apiKey: oneOf<unknown>(['my-key-1'], json),
        address: oneOf<unknown>([ADDRESS, ` ${ADDRESS}\n`], json),
        contract: oneOf<unknown>([ADDRESS], json),
      },
      {requiredKeys: []},
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        text: fc.oneof(text, json),
        email: json,
        subject: oneOf<unknown>(SUBJECTS, json),
        helped: oneOf<unknown>(RATINGS, json),
      },
      {requiredKeys: []},
    )
    .map((value) => JSON.stringify(value)),
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

holds('stored values of the reader are those that a form accepts', stored, (item) => {
  sessionStorage.setItem('reader-values', item);
  const values = readValues(readSession('reader-values'));
  return Object.entries(values).every(([kind, value]) =>
    READER_VALUES.some((one) => one === kind && 'value' in checkValue(one, value)),
  );
});

holds('a stored draft is one that the form can show, and that fits into a link', stored, (item) => {
  sessionStorage.setItem('feedback-draft', item);
  const draft = readFeedback(readSession('feedback-draft'));
  const {href} = issueUrl(draft, PAGE, 'https://code.example/docs');
  return (
    ['', ...RATINGS].includes(draft.helped) &&
    SUBJECTS.some((subject) => subject === draft.subject) &&
    [draft.text, draft.email].every((one) => typeof one === 'string') &&
    asText(draft, PAGE).startsWith(`Page: ${PAGE}\n`) &&
    href.length <= 7500 &&
    href.startsWith('https://code.example/docs/issues/new?')
  );
});

/** The number of points of the curve secp256k1. */
const POINTS = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;
const account = fc.stringMatching(/^0x[0f]{31}[0-9a-f]{33}$/);
holds(
  'a stored account is one that can sign, or is none',
  fc.oneof(
    account,
    fc.bigInt({min: 0n, max: POINTS}).map((key) => `0x${key.toString(16)}`),
    json,
  ),
  (item) => {
    const key = readKey(item);
    return key === null || (BigInt(key) > 0n && BigInt(key) < POINTS && key.length === 66);
  },
);

holds(
  'a key that the reader enters is gone from all else that the tab stores',
  fc.tuple(specialKey, shortText, shortText),
  ([{key, sent}, before, after]) => {
    sessionStorage.setItem('draft', before + sent + after);
    setReaderValues({apiKey: key});
    const rest = sessionStorage.getItem('draft') ?? '';
    setReaderValues({});
    return !hasKey(rest, key) && sessionStorage.length === 1;
  },
);

holds(
  'copied text has the values of the reader, and is else the same',
  fc.tuple(text, apiKey),
  ([copied, key]) => {
    const values = {apiKey: key, address: ADDRESS};
    return (
      fillText(copied, {}) === copied &&
      fillText(shown('apiKey', values), values) === key &&
      fillText(`${copied} ${shown('address', {})}`, values).endsWith(` ${ADDRESS}`)
    );
  },
);
