// Replacement: the framework's page accepts no search client, and shows neither failures nor a button for more results.
export {default} from '../../client/page/SearchPage';
