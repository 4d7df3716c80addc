// Stands in for `npm install` in a replayed tutorial: links `name@version` from the repository's node_modules. A program
// that has a stand-in in bin/ beside this file is linked to that.
import {existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const source = path.join(process.env.SAMPLES_REPOSITORY, 'node_modules');
const target = path.resolve('node_modules');
const manifest = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : {};
const dev = process.argv.includes('--save-dev');
const specs = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

function link(from, to) {
  mkdirSync(path.dirname(to), {recursive: true});
  if (!existsSync(to)) symlinkSync(from, to);
}

for (const spec of specs) {
  const [, name, version] = /^(@?[^@]+)@(.+)$/.exec(spec) ?? [];
  if (name === undefined) throw new Error(`npm install ${spec}: not a package with a pinned version`);
  const installed = JSON.parse(readFileSync(path.join(source, name, 'package.json'), 'utf8'));
  if (installed.version !== version)
    throw new Error(`${name}: asked for ${version}, tested is ${installed.version}`);
  link(path.join(source, name), path.join(target, name));
  const bins =
    typeof installed.bin === 'string' ? {[name.split('/').pop()]: installed.bin} : (installed.bin ?? {});
  for (const [bin, file] of Object.entries(bins)) {
    const standIn = path.join(import.meta.dirname, 'bin', bin);
    const program = existsSync(standIn) ? standIn : path.join(source, name, file);
    link(program, path.join(target, '.bin', bin));
  }
  const field = dev ? 'devDependencies' : 'dependencies';
  manifest[field] = {...manifest[field], [name]: version};
}
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
