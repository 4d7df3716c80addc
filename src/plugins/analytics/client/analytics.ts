/* Runs with the framework's scripts. What only some readers need comes with `import()`: the banner, and Google's script. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import './analytics.css';
import {startVisit, type Settings} from './visit';

const settings = globalData['docusaurus-plugin-google-gtag']?.default as Settings;

/** Called by the framework when it has rendered a page. The build loads this module too. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ExecutionEnvironment.canUseDOM
  ? startVisit(settings)
  : undefined;
