import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {rspack} from '@docusaurus/faster';
import {expect, onTestFinished, test} from 'vitest';
import {freeMemory} from './free-memory';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** As Docusaurus' own, which adds a function to the runtime. */
class AddedModule extends rspack.RuntimeModule {
  override generate(): string {
    return '';
  }
}

/** As a plugin of Docusaurus, which keeps the compiler while the configuration is kept. */
class KeepsCompiler {
  compiler: Compiler | undefined;

  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('test', (chunk) =>
        compilation.addRuntimeModule(chunk, new AddedModule('added')),
      );
    });
  }
}

/** Compiles a module as Docusaurus compiles a site. @returns a reference to the compiler, and what keeps the configuration */
async function compile(plugins: readonly unknown[]): Promise<{ref: WeakRef<Compiler>; kept: KeepsCompiler}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'entry.js'), 'import("./other.js");');
  writeFileSync(path.join(folder, 'other.js'), 'export default 1;');
  const kept = new KeepsCompiler();
  const ref = await new Promise<WeakRef<Compiler>>((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: {path: path.join(folder, 'out')},
      plugins: [kept, ...(plugins as KeepsCompiler[])],
    });
    compiler.run((failed) => {
      const weak = new WeakRef(compiler);
      compiler.close((notClosed) => {
        const error = failed ?? notClosed;
        if (error) reject(error);
        else resolve(weak);
      });
    });
  });
  return {ref, kept};
}

test.each([true, false])('a closed compiler can be collected only with the plugin: %s', async (used) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const config = freeMemory().configureWebpack?.({mode: 'production'}, false, {} as never, undefined);
  const plugins = (config as {plugins: readonly unknown[]}).plugins;
  expect(plugins).toHaveLength(1);
  const {ref, kept} = await compile(used ? plugins : []);
  for (let round = 0; round < 3; round += 1) {
    await wait(20);
    collect();
  }
  expect(ref.deref() === undefined).toBe(used);
  expect(kept.compiler === undefined).toBe(used);
});
