export {beforeWalk, isIndexed, rewriteBuiltPages, visitBuiltPages} from './node/built-pages';
export {squash, type Dom, type DomElement, type DomNode} from './node/dom';
export {markdownPages, type MarkdownPagesOptions} from './node/markdown/markdown-pages';
export {pageMetadata, type PageMetadataOptions} from './node/metadata/page-metadata';
export {textFiles} from './node/text-files';
