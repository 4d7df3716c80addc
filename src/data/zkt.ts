import type {FactTable, FactTree} from '../plugins/facts';
import {docs, others} from './sources';

/** Requests and responses of the ZKT HTTP API, field by field. Owner page: `/developers/zkt`. */

const ADDRESS = '"0xaDf4a1165737b406aD510045d4562BE30C14C276"';
const FILE_HASH = '"0x8e21513d95607300128ceb8bd985f87ea157a5e4cb416b070ca02e9689f9c26c"';

/** One field of a request body. */
export interface ZktField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Example value, as JSON. */
  readonly example: string;
  readonly meaning: string;
}

const ID: ZktField = {
  id: 'id',
  name: 'id',
  type: 'string or number',
  required: false,
  example: '1',
  meaning: 'Your own reference. The response repeats it.',
};

const message: FactTable<ZktField> = {
  source: others.zktOpenApi,
  rows: [
    {
      id: 'arguments',
      name: 'arguments',
      type: 'string',
      required: true,
      example: '"Hello, Stability!"',
      meaning: 'The text to publish on chain.',
    },
  ],
};

const call: FactTable<ZktField> = {
  source: [docs.zkt, others.zktOpenApi],
  rows: [
    {
      id: 'to',
      name: 'to',
      type: 'string',
      required: true,
      example: ADDRESS,
      meaning: 'The address of the contract.',
    },
    {
      id: 'abi',
      name: 'abi',
      type: 'array of strings',
      required: true,
      example: '["function storeFile(string fileName, bytes32 fileHash)"]',
      meaning: 'The human-readable ABI entry of the function, and of its events if you like.',
    },
    {
      id: 'method',
      name: 'method',
      type: 'string',
      required: true,
      example: '"storeFile"',
      meaning: 'The name of the function.',
    },
    {
      id: 'arguments',
      name: 'arguments',
      type: 'array of strings',
      required: true,
      example: `["example.txt", ${FILE_HASH}]`,
      meaning: 'The arguments in order, numbers as decimal text. Send [] when the function takes none.',
    },
    {
      id: 'wait',
      name: 'wait',
      type: 'boolean',
      required: false,
      example: 'true',
      meaning: 'With true, the service responds once the transaction is in a block, and adds a receipt.',
    },
    ID,
  ],
};

const deploy: FactTable<ZktField> = {
  source: [docs.zkt, others.zktOpenApi],
  rows: [
    {
      id: 'code',
      name: 'code',
      type: 'string',
      required: true,
      example: '"pragma solidity >=0.8.20 <0.8.25;\\ncontract A {}"',
      meaning: 'Solidity source code, not bytecode. A line break is written as \\n.',
    },
    {
      id: 'arguments',
      name: 'arguments',
      type: 'array of strings',
      required: false,
      example: '["Hello, world!", "123"]',
      meaning: 'The arguments of the constructor, numbers as decimal text.',
    },
    ID,
  ],
};

/** One kind of response. */
export interface ZktResponse {
  readonly id: string;
  readonly when: string;
  readonly fields: string;
}

const responses: FactTable<ZktResponse> = {
  source: [docs.zkt, others.zktOpenApi],
  rows: [
    {id: 'message', when: 'Message', fields: 'success: true, hash'},
    {id: 'read', when: 'Read', fields: 'success: true, output, id'},
    {id: 'write', when: 'Write', fields: 'success: true, hash, id'},
    {id: 'deploy', when: 'Deployment', fields: 'success: true, contractAddress, abi, hash, id'},
    {
      id: 'warning',
      when: 'Processed, with a warning',
      fields: 'success: true, error, errorCode TXN_SUCCESS_WITH_WARNINGS, details, id',
    },
    {
      id: 'error',
      when: 'Not processed',
      fields: 'success: false, error, errorCode TXN_NOT_PROCESSED, details, id',
    },
    {id: 'badBody', when: 'Body not valid', fields: 'HTTP status 400'},
  ],
};

/** Requests and responses of the ZKT API. */
export const zkt = {
  header: {value: 'Content-Type: application/json', source: docs.zkt},
  method: {value: 'POST', source: docs.zkt},
  badRequestStatus: {value: 400, unit: 'HTTP status', source: others.zktOpenApi},
  okStatus: {value: 200, unit: 'HTTP status', source: others.zktOpenApi},
  errorCode: {value: 'TXN_NOT_PROCESSED', source: others.zktOpenApi},
  warningCode: {value: 'TXN_SUCCESS_WITH_WARNINGS', source: others.zktOpenApi},
  message,
  call,
  deploy,
  responses,
} as const satisfies FactTree;
