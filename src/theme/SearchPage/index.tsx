// Replacement: the framework's page takes no search client, and shows neither failures nor a button for more.
export {default} from '@site/src/search/page/SearchPage';
