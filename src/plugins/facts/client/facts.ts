/* What components need to show a fact. */
export {factText, monthText, type Fact} from '../shared/model';
