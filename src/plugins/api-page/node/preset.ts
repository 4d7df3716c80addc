/*
 * The redocusaurus preset without what it adds to every page of a site: the whole API description and two Redoc themes
 * in the global data, a stylesheet and a client module. The API page itself still gets its data, by a path that does not
 * name the folder of the site.
 */
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import redocPlugin, {validateOptions, type PluginOptions} from 'docusaurus-plugin-redoc';
import redocTheme, {type ThemeOptions} from 'docusaurus-theme-redoc';
import redocusaurus, {type PresetEntry} from 'redocusaurus';

type Stock = PresetEntry[1];
type StockSpec = NonNullable<Stock['specs']>[number];

/** Options of the preset: those of redocusaurus, plus title and description of each page. */
export interface RedocPresetOptions extends Omit<Stock, 'specs'> {
  readonly specs: (StockSpec & {readonly layout: {readonly title: string; readonly description: string}})[];
}

function ownPageOnly(plugin: Plugin, {generatedFilesDir}: LoadContext): Plugin {
  const {contentLoaded} = plugin;
  return {
    ...plugin,
    getClientModules: () => [],
    contentLoaded: (args) => {
      const createData: typeof args.actions.createData = async (name, data) =>
        `@generated/${path.relative(generatedFilesDir, await args.actions.createData(name, data))}`;
      return contentLoaded?.({
        ...args,
        actions: {...args.actions, createData, setGlobalData: () => undefined},
      });
    },
  };
}

const description: PluginModule = Object.assign(
  (context: LoadContext, options: unknown) =>
    ownPageOnly(redocPlugin(context, options as PluginOptions) as Plugin, context),
  {validateOptions: validateOptions as PluginModule['validateOptions']},
);

const theme: PluginModule = (context, options) =>
  ownPageOnly(redocTheme(context, options as ThemeOptions) as Plugin, context);

/**
 * The preset; see the top of the file. Docusaurus loads it by path and requires a default export.
 * @returns plugins and themes, each a function with its options
 */
export default async function redocPreset(context: LoadContext, options: RedocPresetOptions) {
  const stock = await redocusaurus(context, options);
  return {
    plugins: stock.plugins.map(([, pluginOptions]) => [description, pluginOptions]),
    themes: stock.themes.map(([, themeOptions]) => [theme, themeOptions]),
  };
}
