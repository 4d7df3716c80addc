declare module '*/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}
