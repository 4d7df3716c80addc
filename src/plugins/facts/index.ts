export {factProblems} from './shared/check';
export {factsFiles} from './shared/document';
export {splitFences} from './shared/fences';
export {
  factText,
  flattenFacts,
  monthText,
  type Fact,
  type FactSource,
  type FactTable,
  type FactTree,
} from './shared/model';
export {pageSources, type ReadableSource} from './shared/page-sources';
export {placeBefore, replaceTokens, type TokenLookup} from './shared/tokens';
