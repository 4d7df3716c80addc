export {codeRegion, type CodeRegionOptions} from './node/code-region';
export {highlightCode, type HighlightCodeOptions} from './node/highlight-code';
export {highlight} from './node/html';
export {markPlaceholders} from './node/mark-placeholders';
export {blockProps, findPrograms} from './node/programs';
export {extractRegion, parseReference} from './node/region';
export {runSamples} from './node/run-samples';
