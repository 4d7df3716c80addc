// Fills Hardhat's cache, which is below HOME, so that Hardhat 2 finds the installed solc in it and downloads none.
const {copyFileSync, mkdirSync, writeFileSync} = require('node:fs');
const path = require('node:path');
const {CompilerDownloader, CompilerPlatform} = require('hardhat/internal/solidity/compiler/downloader');
const {getCompilersDir} = require('hardhat/internal/util/global-dir');
const longVersion = require('./solc-version.cjs');

const solc = path.join(process.env.SAMPLES_REPOSITORY, 'node_modules/solc');
const [version] = longVersion.split('+');

/** Writes the list of compilers for one platform and returns the path of its only build. */
function list(cache, platform, name) {
  const folder = path.join(cache, platform);
  mkdirSync(folder, {recursive: true});
  const builds = [{path: name, version, longVersion}];
  writeFileSync(path.join(folder, 'list.json'), JSON.stringify({builds}));
  return path.join(folder, name);
}

async function main() {
  const cache = await getCompilersDir();
  copyFileSync(path.join(solc, 'soljson.js'), list(cache, CompilerPlatform.WASM, 'soljson.js'));
  const platform = CompilerDownloader.getCompilerPlatform();
  if (platform === CompilerPlatform.WASM) return;
  // A native compiler that is marked as not working makes Hardhat use the one above.
  const native = list(cache, platform, 'solc');
  writeFileSync(native, '');
  writeFileSync(`${native}.does.not.work`, '');
}

void main();
