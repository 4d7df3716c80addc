import {useState, type ReactNode} from 'react';
import {Announcement, Field} from '../ui/Field';
import form from '../ui/form.module.css';
import {calculate, EXAMPLE, FEE, type FeeFields} from './fees';
import fees from './fees.lazy.module.css';

const LABELS: Readonly<Record<keyof FeeFields, string>> = {
  gasUsed: 'Gas used',
  gasLimit: 'Gas limit',
  rate: 'Rate of the validator, in token units for each wei',
  decimals: 'Decimals of the token',
  percentage: 'Share of the validator, in percent',
};
const NAMES = Object.keys(LABELS) as readonly (keyof FeeFields)[];

/** Fields for one transaction, and its fee as they change. It starts with the example of the page. */
export default function FeeForm(): ReactNode {
  const [fields, setFields] = useState(EXAMPLE);
  const result = calculate(fields);
  const wrong = 'problem' in result ? result : undefined;
  const fee = 'lines' in result && result.lines.find(({name}) => name === FEE);
  return (
    <form className={form.tool} onSubmit={(event) => event.preventDefault()}>
      <div className={fees.fields}>
        {NAMES.map((name) => (
          <div key={name} className={fees.entry}>
            <Field
              label={LABELS[name]}
              value={fields[name]}
              inputMode={name === 'rate' ? 'text' : 'numeric'}
              problem={wrong?.field === name ? wrong.problem : undefined}
              onText={(text) => setFields({...fields, [name]: text})}
            />
          </div>
        ))}
      </div>
      {'lines' in result && (
        <table>
          <caption className="visually-hidden">Fee of this transaction</caption>
          <thead>
            <tr>
              <th scope="col">Amount</th>
              <th scope="col">Tokens</th>
              <th scope="col">Units</th>
            </tr>
          </thead>
          <tbody>
            {result.lines.map(({name, tokens, units}) => (
              <tr key={name} className={name === FEE ? fees.fee : undefined}>
                <th scope="row">{name}</th>
                <td className={fees.amount}>{tokens}</td>
                <td className={fees.amount}>{units}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Announcement text={fields !== EXAMPLE && fee ? `Fee in tokens: ${fee.tokens}.` : ''} />
    </form>
  );
}
