export {firstScript, startTemplate} from './node/start-on-intent';
