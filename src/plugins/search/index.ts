export {EMBEDDED} from './client/provider/app-id';
export {hostedHosts, hostsInOrder} from './client/provider/hosts';
export {embeddedSearch, type EmbeddedSearchOptions} from './node/embedded-search';
