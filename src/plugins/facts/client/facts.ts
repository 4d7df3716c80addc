/* What components need to show a fact. */
export {dateOf, factText, monthText} from '../shared/model';
