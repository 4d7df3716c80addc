// Stands in for `npm install` in a replayed tutorial: links `name@version` from the repository's node_modules. A program
// that has a stand-in in bin/ beside this file is linked to that.
import {existsSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const source = path.join(process.env.SAMPLES_REPOSITORY, 'node_modules');

function link(from, to) {
  mkdirSync(path.dirname(to), {recursive: true});
  if (!existsSync(to)) symlinkSync(from, to);
}

for (const spec of process.argv.slice(2).filter((argument) => !argument.startsWith('--'))) {
  const [, name, version] = /^(@?[^@]+)@(.+)$/.exec(spec) ?? [];
  const installed = JSON.parse(readFileSync(path.join(source, name, 'package.json'), 'utf8'));
  if (installed.version !== version) throw new Error(`${spec}: tested is ${installed.version}`);
  link(path.join(source, name), path.resolve('node_modules', name));
  const {bin = {}} = installed;
  const bins = typeof bin === 'string' ? {[name.split('/').pop()]: bin} : bin;
  for (const [command, file] of Object.entries(bins)) {
    const standIn = path.join(import.meta.dirname, 'bin', command);
    link(
      existsSync(standIn) ? standIn : path.join(source, name, file),
      path.resolve('node_modules/.bin', command),
    );
  }
}
