import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {omitDerived, restoreDerived, type Terms} from './stored-index';
import {indexWords, withStems} from './tokens';

const DOCUMENTS = [
  {id: 0, title: 'Deploying contracts', questions: 'publish a contract \n contracts deployed by teams'},
  {id: 1, title: 'Wallets', questions: 'deploy without a wallet'},
  {id: 2, title: 'Fees', questions: ''},
];
const QUESTIONS = 1;

function allTerms(): Terms {
  const index = new MiniSearch({
    fields: ['title', 'questions'],
    tokenize: (text) => withStems(indexWords(text)),
    processTerm: (term) => term,
  });
  index.addAll(DOCUMENTS);
  return JSON.parse(JSON.stringify(index.toJSON().index)) as Terms;
}

const byTerm = (terms: Terms) => Object.fromEntries(terms);
const derived = new Map([[QUESTIONS, DOCUMENTS.map(({questions}) => indexWords(questions))]]);

describe('the stored part of an index', () => {
  it('has neither stems nor words of the questions alone', () => {
    const stored = byTerm(omitDerived(allTerms(), [QUESTIONS]));
    expect(Object.keys(stored).sort()).toEqual(['contracts', 'deploying', 'fees', 'wallets']);
    expect(stored.wallets).toEqual({0: {1: 1}});
  });

  it('is completed to the same index, each time it is loaded', () => {
    const stored = omitDerived(allTerms(), [QUESTIONS]);
    for (let load = 0; load < 2; load += 1)
      expect(byTerm(restoreDerived(stored, derived))).toEqual(byTerm(allTerms()));
  });
});
