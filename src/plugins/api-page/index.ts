export {default as default, type RedocPresetOptions} from './node/preset';
export {redocFixes} from './node/redoc-fixes';
