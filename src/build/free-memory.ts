/*
 * Frees the memory of the bundler before the pages are rendered: over a megabyte for each page of the site. Two objects of
 * Docusaurus keep the compilers, so that they would stay until the build ends: a runtime module, which the bundler's native part
 * refers to, and a plugin. And V8 does not collect them by itself, because most of this memory is outside of its heap.
 */
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type Compiler = ConfigureWebpackUtils['currentBundler']['instance']['Compiler']['prototype'];

const NAME = 'free-memory';

/** Until then Docusaurus has let go of the result, too. */
const COLLECT_AFTER_MS = 1_000;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function release(compiler: Compiler): void {
  const modules: {compilation?: unknown}[] = [];
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module, graph) => {
      modules.push(module);
      add(chunk, module, graph);
    };
  });
  compiler.hooks.shutdown.tap(NAME, () => {
    for (const module of modules.splice(0)) module.compilation = undefined;
    for (const plugin of compiler.options.plugins)
      if (plugin && 'compiler' in plugin) plugin.compiler = undefined;
    setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();
  });
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function freeMemory(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({mode}) => ({plugins: mode === 'production' ? [{apply: release}] : []}),
  };
}
