import {STATUS_PAGE, type Explanation} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import type {WalletOutcome} from './add-network';

/** Link to the values that a reader can enter in any wallet. */
export const BY_HAND = {to: '/users/getting_started#add-by-hand', label: 'Add the network by hand'} as const;

type Names = Pick<ToolNetwork, 'name' | 'walletName'>;

/**
 * Explains the outcome of a request to a wallet, and what to do next.
 * @param network the requested network
 */
export function outcomeText(outcome: WalletOutcome, {name, walletName}: Names): Explanation {
  switch (outcome.state) {
    case 'ready':
      return {sentence: `Your wallet uses ${name} now.`, next: 'Now send a transaction to yourself.'};
    case 'other-chain':
      return {
        sentence: `Your wallet uses chain id ${Number(outcome.chainId)}, not ${name}.`,
        next: `Choose ${walletName} in the wallet's list of networks.`,
      };
    case 'rejected':
      return {
        sentence: 'You canceled the request in the wallet. Nothing changed.',
        next: 'To try again, press the button.',
        byReader: true,
      };
    case 'pending':
      return {
        sentence: 'Your wallet already has a request waiting.',
        next: 'Open the wallet and finish that one first.',
      };
    case 'unknown-chain':
      return {
        sentence: `Your wallet does not know ${name} and did not add it.`,
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
    case 'unauthorized':
      return {
        sentence: 'Your wallet has not given this page access.',
        next: 'Connect this page in the wallet, then press the button again.',
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
    case 'no-hash':
      return {
        sentence: 'Your wallet returned no transaction hash.',
        next: 'Look at the activity of your account before you send again.',
      };
    case 'failed':
      return {
        sentence: `Your wallet reported: ${outcome.message}`,
        next: 'Try again, or check whether the RPC URL can be reached.',
        link: STATUS_PAGE,
      };
  }
}

/**
 * Explains why a check through a wallet that already has the network failed.
 * @param network the network that the wallet uses
 */
export function checkText(outcome: WalletOutcome, network: Names): Explanation {
  const text = outcomeText(outcome, network);
  const {sentence} = text;
  if (outcome.state === 'invalid')
    return {
      sentence: `Your wallet refused the request: ${outcome.message}`,
      next: `Choose ${network.walletName} in the wallet's list of networks, then try again.`,
    };
  if (outcome.state === 'unsupported')
    return {sentence, next: 'Use another wallet, or a program, as in Getting Started with Code.'};
  if (outcome.state === 'timeout')
    return {
      sentence,
      next: 'Open it: the request may still be waiting there. Look at the activity of your account before you send again.',
    };
  if (outcome.state === 'failed')
    return {
      sentence,
      next: 'Check that the wallet has your keyed RPC URL and, for a transaction, that both fees are 0. Then try again.',
      link: {to: '/users/getting_started#troubleshooting', label: 'Troubleshooting'},
    };
  return text;
}
