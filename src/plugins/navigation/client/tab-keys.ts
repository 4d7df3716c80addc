/* The theme's tabs do not know the Space key, which scrolls the page. Runs with the framework's scripts. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {pressTab} from '../../../lib/tabs';

// The build loads this module too.
if (ExecutionEnvironment.canUseDOM)
  addEventListener('keydown', (event) => {
    if (event.key === ' ' && pressTab(event)) event.preventDefault();
  });
