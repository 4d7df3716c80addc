import type {NetworkId} from '../network/networks';

/** Local storage key under which the theme stores the tab chosen in the group `network`. */
const TAB_KEY = 'docusaurus.tab.network';

/** The network whose tab the reader chose last on this site; Testnet by default. */
export function chosenNetwork(): NetworkId {
  try {
    return localStorage.getItem(TAB_KEY) === 'gtn' ? 'gtn' : 'testnet';
  } catch {
    // The storage is blocked: no choice is stored.
    return 'testnet';
  }
}
