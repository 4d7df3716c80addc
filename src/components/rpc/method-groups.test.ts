import {expect, test} from 'vitest';
import {endpoints} from '@site/src/data/endpoints';
import {groupMethods} from './method-groups';

test('methods are collected by group, in order of appearance', () => {
  const rows = [
    {id: 'eth_chainId', group: 'Chain'},
    {id: 'eth_call', group: 'Calls'},
    {id: 'eth_blockNumber', group: 'Chain'},
  ];
  expect(groupMethods(rows)).toEqual([
    {name: 'Chain', methods: ['eth_chainId', 'eth_blockNumber']},
    {name: 'Calls', methods: ['eth_call']},
  ]);
});

test('no standard method is lost and none is listed twice', () => {
  const {rows} = endpoints.standardMethods;
  const listed = groupMethods(rows).flatMap(({methods}) => methods);
  expect(new Set(listed)).toEqual(new Set(rows.map(({id}) => id)));
  expect(listed).toHaveLength(rows.length);
});
