export {BROWSER_TARGETS} from './node/browser-targets';
export {buildStamp} from './node/build-stamp';
export {cacheDependencies} from './node/cache-dependencies';
export {filesBelow} from './node/files-below';
export {fontPath} from './node/font-files';
export {leanScripts} from './node/lean-scripts';
export {noClientPrism} from './node/no-client-prism';
export {replaceInSource} from './node/replace-in-source';
export {stylesheets, type StylesheetsOptions} from './node/stylesheets';
