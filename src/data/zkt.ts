import type {FactTable, FactTree} from '../facts/model';

/** Fields, answers and error codes of the ZKT HTTP API. Owner page: `/developers/zkt`. */

const ZKT = {asOf: '2025-08-11', source: 'docs developers/zkt.md'} as const;
const ZKT_API = {
  asOf: '2025-08-11',
  source: 'docs developers/zkt.md; stability-api-docs openapi.yaml',
} as const;
const OPENAPI = {asOf: '2025-02-25', source: 'stability-api-docs openapi.yaml'} as const;

/** One field of a request body. */
export interface ZktField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly meaning: string;
}

const message: FactTable<ZktField> = {
  ...OPENAPI,
  rows: [
    {
      id: 'arguments',
      name: 'arguments',
      type: 'string',
      required: true,
      meaning: 'Text to publish on chain.',
    },
  ],
};

const call: FactTable<ZktField> = {
  ...ZKT_API,
  rows: [
    {id: 'to', name: 'to', type: 'string (address)', required: true, meaning: 'Contract to call.'},
    {
      id: 'abi',
      name: 'abi',
      type: 'string[]',
      required: true,
      meaning: 'Human-readable ABI entries that the call and its events need.',
    },
    {id: 'method', name: 'method', type: 'string', required: true, meaning: 'Name of the function.'},
    {
      id: 'arguments',
      name: 'arguments',
      type: 'string[]',
      required: true,
      meaning: 'Arguments in order; an empty list when there are none.',
    },
    {
      id: 'wait',
      name: 'wait',
      type: 'boolean',
      required: false,
      meaning:
        'With true the answer comes after the block and carries a receipt. The default is not documented.',
    },
    {
      id: 'id',
      name: 'id',
      type: 'string or number',
      required: false,
      meaning: 'Your own reference, repeated in the answer.',
    },
  ],
};

const deploy: FactTable<ZktField> = {
  ...ZKT_API,
  rows: [
    {
      id: 'code',
      name: 'code',
      type: 'string',
      required: true,
      meaning: 'Solidity source, not bytecode. The compiler and its imports are not documented.',
    },
    {
      id: 'arguments',
      name: 'arguments',
      type: 'string[]',
      required: false,
      meaning: 'Arguments of the constructor.',
    },
    {
      id: 'id',
      name: 'id',
      type: 'string or number',
      required: false,
      meaning: 'Your own reference, repeated in the answer.',
    },
  ],
};

/** One kind of answer. */
export interface ZktAnswer {
  readonly id: string;
  readonly when: string;
  readonly fields: string;
}

const answers: FactTable<ZktAnswer> = {
  ...ZKT_API,
  rows: [
    {id: 'message', when: 'Message', fields: 'success: true, hash'},
    {id: 'read', when: 'Contract read', fields: 'success: true, output, id'},
    {id: 'write', when: 'Contract write', fields: 'success: true, hash, id'},
    {id: 'deploy', when: 'Deployment', fields: 'success: true, contractAddress, abi, hash, id'},
    {
      id: 'warning',
      when: 'Done, with a warning',
      fields: 'success: true, error, errorCode TXN_SUCCESS_WITH_WARNINGS, details, id',
    },
    {
      id: 'error',
      when: 'Not done',
      fields: 'success: false, error, errorCode TXN_NOT_PROCESSED, details, id',
    },
    {id: 'badBody', when: 'Body not valid', fields: 'HTTP 400; the body of the answer is not documented'},
  ],
};

/** Requests and answers of the ZKT API. */
export const zkt = {
  header: {value: 'Content-Type: application/json', ...ZKT},
  method: {value: 'POST', ...ZKT},
  badRequestStatus: {value: 400, unit: 'HTTP status', ...OPENAPI},
  okStatus: {value: 200, unit: 'HTTP status', ...OPENAPI, note: 'An error can come with it: check success.'},
  errorCode: {value: 'TXN_NOT_PROCESSED', ...OPENAPI},
  warningCode: {value: 'TXN_SUCCESS_WITH_WARNINGS', ...OPENAPI},
  message,
  call,
  deploy,
  answers,
} as const satisfies FactTree;
