// Replacement: the framework's search bar takes no search client, and brings DocSearch into the first bundle of every page.
export {default} from '@site/src/search/box/SearchBar';
