declare module '*/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}

declare module '@docsearch/react/style';
