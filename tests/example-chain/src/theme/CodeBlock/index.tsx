export {CodeFrame as default} from '../../../../../src/plugins/samples/client/CodeFrame';
