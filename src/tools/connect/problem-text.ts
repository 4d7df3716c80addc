import {STATUS_PAGE, type Explanation} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import type {WalletProblem} from './wallet';

/** Link to the values that a reader can enter in any wallet. */
export const BY_HAND = {to: '/users/getting_started#add-by-hand', label: 'Add the network by hand'} as const;

const TROUBLESHOOTING = {to: '/users/getting_started#troubleshooting', label: 'Troubleshooting'} as const;

/**
 * Explains why a request to a wallet did not succeed, and what to do next.
 * @param network the requested network
 * @param isCheck whether the wallet has the network already
 */
export function problemText(
  problem: WalletProblem,
  {name, walletName}: Pick<ToolNetwork, 'name' | 'walletName'>,
  isCheck: boolean,
): Explanation {
  const choose = `Choose ${walletName} in the wallet's list of networks`;
  switch (problem.state) {
    case 'other-chain':
      return {
        sentence: `Your wallet uses chain id ${BigInt(problem.chainId)}, not ${name}.`,
        next: `${choose}.`,
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
        sentence: `Your wallet does not know ${name}${isCheck ? '' : ' and did not add it'}.`,
        next: isCheck
          ? 'Add it in the portal first, or by hand.'
          : 'Copy the values into the wallet instead.',
        link: BY_HAND,
      };
    case 'invalid': {
      const sentence = `Your wallet refused the ${isCheck ? 'request' : 'values'}: ${problem.message}`;
      if (isCheck) return {sentence, next: `${choose}, then try again.`};
      const next =
        'It may hold a network with this chain id and other values. Remove that one, or copy the values.';
      return {sentence, next, link: BY_HAND};
    }
    case 'unsupported':
      return {
        sentence: 'Your wallet does not let pages do this.',
        next: `Use another wallet${isCheck ? '.' : ', or copy the values into this one.'}`,
        ...(!isCheck && {link: BY_HAND}),
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
        next: `Open it: a request may still be waiting there.${isCheck ? ' Look at the activity of your account before you send again.' : ''}`,
      };
    case 'no-hash':
      return {
        sentence: 'Your wallet returned no transaction hash.',
        next: 'Look at the activity of your account before you send again.',
      };
    case 'failed': {
      const sentence = `Your wallet reported: ${problem.message}`;
      if (!isCheck)
        return {sentence, next: 'Try again, or check whether the RPC URL can be reached.', link: STATUS_PAGE};
      const next =
        'Check that the wallet has your keyed RPC URL and, for a transaction, that both fees are 0. Then try again.';
      return {sentence, next, link: TROUBLESHOOTING};
    }
  }
}
