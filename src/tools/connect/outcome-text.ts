import type {Outcome} from './add-network';
import type {Explanation} from '../network/failure';

const BY_HAND = {to: '/users/getting_started#add-by-hand', label: 'Add the network by hand'} as const;

/**
 * Explains the outcome of a request to a wallet, and what to do next.
 * @param network name of the requested network
 */
export function outcomeText(outcome: Outcome, network: string): Explanation {
  switch (outcome.state) {
    case 'ready':
      return {sentence: `Your wallet uses ${network} now.`, next: 'Go on with the checks below.'};
    case 'other-chain':
      return {
        sentence: `Your wallet uses chain id ${Number(outcome.chainId)}, not ${network}.`,
        next: `Choose ${network} in the wallet's list of networks.`,
      };
    case 'rejected':
      return {
        sentence: 'You cancelled in the wallet. Nothing changed.',
        next: 'Press the button again when you want to.',
        byReader: true,
      };
    case 'pending':
      return {
        sentence: 'Your wallet already has a request waiting.',
        next: 'Open the wallet and finish that one first.',
      };
    case 'unknown-chain':
      return {
        sentence: `Your wallet does not know ${network} and did not add it.`,
        next: 'Copy the values into the wallet instead.',
        link: BY_HAND,
      };
    case 'invalid':
      return {
        sentence: `Your wallet refused the values: ${outcome.message}`,
        next: 'It may hold a network with this chain id and other values. Remove that one, or copy the values.',
        link: BY_HAND,
      };
    case 'unsupported':
      return {
        sentence: 'Your wallet does not let pages do this.',
        next: 'Copy the values into the wallet instead.',
        link: BY_HAND,
      };
    case 'disconnected':
      return {
        sentence: 'Your wallet has no connection to a network.',
        next: 'Choose any network in the wallet, then try again.',
      };
    case 'timeout':
      return {
        sentence: 'Your wallet did not respond.',
        next: 'Open it: a request may still be waiting there.',
      };
    case 'failed':
      return {
        sentence: `Your wallet reported: ${outcome.message}`,
        next: 'Try again, or check whether the RPC URL can be reached.',
        link: {to: '/resources/status', label: 'Network status'},
      };
  }
}
