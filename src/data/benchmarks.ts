import type {FactTable, FactTree} from '../plugins/facts';
import {docs, here} from './sources';

/** Measured blocks of March 2024 and the ceiling that gas sets. Owner page: `/resources/benchmark_tests`. */

/** Published on this day; the tests are dated 11 and 12 March 2024. */
const PUBLISHED = {asOf: '2024-03-20', source: docs.benchmarks} as const;

/** One measured block. */
export interface BenchmarkRow {
  readonly id: string;
  readonly network: 'gtn' | 'testnet';
  readonly block: number;
  /** Transactions per second as published: in all rows but one, transactions divided by the block time. */
  readonly tps: number;
  /** Gas that each transaction was intended to use. */
  readonly nominalGas: number;
  /** Gas of the whole block. */
  readonly blockGas: number;
  readonly transactions: number;
}

/** Each row is one block, not a sustained rate. */
const rows: FactTable<BenchmarkRow> = {
  ...PUBLISHED,
  rows: [
    {
      id: 'testnet315241',
      network: 'testnet',
      block: 315241,
      tps: 110,
      nominalGas: 1_000_000,
      blockGas: 213_270_338,
      transactions: 220,
    },
    {
      id: 'testnet344142',
      network: 'testnet',
      block: 344142,
      tps: 198.5,
      nominalGas: 50_000,
      blockGas: 16_256_356,
      transactions: 397,
    },
    {
      id: 'testnet344229',
      network: 'testnet',
      block: 344229,
      tps: 600,
      nominalGas: 100_000,
      blockGas: 107_621_286,
      transactions: 1200,
    },
    {
      id: 'testnet344239',
      network: 'testnet',
      block: 344239,
      tps: 382.5,
      nominalGas: 200_000,
      blockGas: 144_461_401,
      transactions: 765,
    },
    {
      id: 'testnet345093',
      network: 'testnet',
      block: 345093,
      tps: 180.5,
      nominalGas: 300_000,
      blockGas: 104_325_877,
      transactions: 361,
    },
    {
      id: 'testnet345214',
      network: 'testnet',
      block: 345214,
      tps: 196.5,
      nominalGas: 500_000,
      blockGas: 192_152_494,
      transactions: 393,
    },
    {
      id: 'testnet345289',
      network: 'testnet',
      block: 345289,
      tps: 171,
      nominalGas: 500_000,
      blockGas: 164_829_733,
      transactions: 342,
    },
    {
      id: 'testnet345303',
      network: 'testnet',
      block: 345303,
      tps: 94.5,
      nominalGas: 1_000_000,
      blockGas: 160_541_685,
      transactions: 189,
    },
    {
      id: 'testnet345376',
      network: 'testnet',
      block: 345376,
      tps: 152.5,
      nominalGas: 1_000_000,
      blockGas: 296_552_763,
      transactions: 305,
    },
    {
      id: 'gtn462283',
      network: 'gtn',
      block: 462283,
      tps: 418,
      nominalGas: 30_000,
      blockGas: 18_448_848,
      transactions: 836,
    },
    {
      id: 'gtn462235',
      network: 'gtn',
      block: 462235,
      tps: 268,
      nominalGas: 30_000,
      blockGas: 11_828_448,
      transactions: 536,
    },
    {
      id: 'gtn462121',
      network: 'gtn',
      block: 462121,
      tps: 272.5,
      nominalGas: 30_000,
      blockGas: 12_027_060,
      transactions: 545,
    },
    {
      id: 'gtn354698',
      network: 'gtn',
      block: 354698,
      tps: 151,
      nominalGas: 1_000_000,
      blockGas: 299_310_992,
      transactions: 302,
    },
    {
      id: 'gtn354776',
      network: 'gtn',
      block: 354776,
      tps: 182,
      nominalGas: 50_000,
      blockGas: 14_905_072,
      transactions: 364,
    },
    {
      id: 'gtn354914',
      network: 'gtn',
      block: 354914,
      tps: 416,
      nominalGas: 100_000,
      blockGas: 75_705_344,
      transactions: 832,
    },
    {
      id: 'gtn354966',
      network: 'gtn',
      block: 354966,
      tps: 115,
      nominalGas: 200_000,
      blockGas: 43_942_880,
      transactions: 230,
    },
    {
      // The rate as the source prints it; 354 transactions in 2 s give 177.
      id: 'gtn355006',
      network: 'gtn',
      block: 355006,
      tps: 176,
      nominalGas: 300_000,
      blockGas: 103_056_480,
      transactions: 354,
    },
    {
      id: 'gtn355037',
      network: 'gtn',
      block: 355037,
      tps: 174.5,
      nominalGas: 500_000,
      blockGas: 171_445_552,
      transactions: 349,
    },
    {
      id: 'gtn355088',
      network: 'gtn',
      block: 355088,
      tps: 305,
      nominalGas: 500_000,
      blockGas: 299_661_280,
      transactions: 610,
    },
  ],
};

/** Benchmark rows and the figures that the page derives from them. */
export const benchmarks = {
  rows,
  rowCount: {value: rows.rows.length, ...PUBLISHED},
  // The block numbers span more than the one day that the source names.
  gtnDate: {value: '2024-03', text: 'March 2024', ...PUBLISHED},
  bestTestnetTps: {value: 600, unit: 'transactions per second', ...PUBLISHED},
  bestGtnTps: {value: 418, unit: 'transactions per second', ...PUBLISHED},
  // Half of the 354 transactions of GTN block 355006, and what the source prints for it.
  correctedTps: {value: 177, unit: 'transactions per second', ...PUBLISHED},
  publishedTps: {value: 176, unit: 'transactions per second', ...PUBLISHED},
  transferGas: {value: 21_000, text: '21,000', unit: 'gas', source: here.ceiling},
  claimedTps: {value: 10_000, text: '10,000', unit: 'transactions per second', source: docs.architecture},
  // A bound that gas sets for the smallest transaction, not a measurement.
  ceilingTps: {value: 7142, text: '7,142', unit: 'transactions per second', source: here.ceiling},
  notPublished: {value: 'load generator, number of nodes, hardware and latency', ...PUBLISHED},
} as const satisfies FactTree;
