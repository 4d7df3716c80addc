// Replacement: the framework's search bar accepts no search client, and adds DocSearch to the first bundle of every page.
export {default} from '../../client/box/SearchBar';
