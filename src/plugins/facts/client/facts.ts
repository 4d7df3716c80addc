/* What components need to show a fact. */
export {dateOf, factText, monthText, type Fact} from '../shared/model';
