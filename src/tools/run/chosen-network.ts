import type {NetworkId} from '../network/networks';

/** Where the theme keeps the tab that a reader chose in the group `network`. */
const TAB_KEY = 'docusaurus.tab.network';

/** The network whose tab the reader chose on this site last; Testnet when none was chosen. */
export function chosenNetwork(): NetworkId {
  try {
    return localStorage.getItem(TAB_KEY) === 'gtn' ? 'gtn' : 'testnet';
  } catch {
    // Storage refused: no choice is kept.
    return 'testnet';
  }
}
