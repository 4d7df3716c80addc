export {csp, type CspOptions} from './node/csp';
export {reviewedInline} from './node/reviewed';
