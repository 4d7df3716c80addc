import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contracts} from '@site/src/data/contracts';
import {NETWORKS} from '../network/networks';
import {Field} from '../ui/Field';
import {RequestForm} from '../ui/RequestForm';
import styles from '../ui/tool.lazy.module.css';
import {readReply} from './read-reply';

/** Maximum length of a message, in characters; far below the payload limit of ZKT. */
const MAX_MESSAGE = 280;

const {testnet} = NETWORKS;

/** A sentence about what is wrong with a message; empty if nothing is, and for an empty field. */
function problemOf(text: string): string {
  if (text !== '' && text.trim() === '') return 'Write something other than spaces.';
  const excess = Array.from(text).length - MAX_MESSAGE;
  return excess > 0 ? `Your message is ${excess} character${excess === 1 ? '' : 's'} too long.` : '';
}

/** Form that publishes one line of text through ZKT's shared test key, on Testnet, at the second press. */
export default function MessageForm(): ReactNode {
  const [text, setText] = useState('');
  const problem = problemOf(text);
  return (
    <RequestForm
      request={{
        writes: true,
        network: testnet,
        account: contracts.zktTryItOut.account.value,
        url: testnet.zktTryUrl,
        body: text === '' || problem !== '' ? undefined : {arguments: text},
        read: readReply,
      }}
      noun="message"
      curl
      onFinish={({hash}) => hash !== undefined && setText((now) => (now === text ? '' : now))}
      beside={
        <span className={styles.hint}>
          or <Link to="/developers/zkt#urls">send it with your own key</Link>
        </span>
      }
    >
      <Field
        label="Your message"
        value={text}
        required
        hint={`At most ${MAX_MESSAGE} characters. It goes to ${testnet.name}, signed by an account that everyone shares. Everyone can read it: send nothing private.`}
        problem={problem}
        onText={setText}
      />
    </RequestForm>
  );
}
