/* Runs with the framework's scripts. What only some readers need comes with `import()`: the banner, and Google's script. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import type {AnalyticsOptions} from '..';
import './analytics.css';
import {startVisit} from './visit';

/** Called by the framework when it has rendered a page. The build loads this module too. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ExecutionEnvironment.canUseDOM
  ? startVisit(globalData.analytics?.default as AnalyticsOptions)
  : undefined;
