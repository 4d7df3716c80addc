/* What components need to show a fact. */
export {factText, monthText} from '../shared/model';
