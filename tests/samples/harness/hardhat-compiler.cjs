// Fills a cache folder so that Hardhat 2 finds the installed solc in it and downloads none. Argument: the folder.
const {copyFileSync, mkdirSync, writeFileSync} = require('node:fs');
const path = require('node:path');

const [, , cache] = process.argv;
const solc = path.join(process.env.SAMPLES_REPOSITORY, 'node_modules/solc');
const longVersion = require('./solc-version.cjs');
const [version] = longVersion.split('+');

/** Writes the list of compilers for one platform and returns the path of its only build. */
function list(platform, name) {
  const folder = path.join(cache, 'hardhat-nodejs/compilers-v2', platform);
  mkdirSync(folder, {recursive: true});
  const builds = [{path: name, version, longVersion}];
  writeFileSync(path.join(folder, 'list.json'), JSON.stringify({builds}));
  return path.join(folder, name);
}

copyFileSync(path.join(solc, 'soljson.js'), list('wasm', 'soljson.js'));
// A native compiler that is marked as not working makes Hardhat take the one above.
const native = list('linux-amd64', 'solc');
writeFileSync(native, '');
writeFileSync(`${native}.does.not.work`, '');
