import {links} from '../data/links';
import {versions} from '../data/versions';
export const facts = {links, versions};
