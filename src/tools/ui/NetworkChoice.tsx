import {useId, type ReactNode} from 'react';
import {NETWORKS, type NetworkId} from '../network/networks';
import form from './form.module.css';

interface Props {
  readonly value: NetworkId;
  readonly onChange: (network: NetworkId) => void;
  readonly disabled?: boolean;
}

/** Radio buttons for the two networks. While disabled they keep the focus and ignore changes. */
export function NetworkChoice({value, onChange, disabled = false}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={form.networks} aria-disabled={disabled}>
      <legend>Network</legend>
      {(['testnet', 'gtn'] as const).map((id) => (
        <label key={id} className={form.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            aria-disabled={disabled}
            onChange={() => disabled || onChange(id)}
          />
          {NETWORKS[id].name}
        </label>
      ))}
    </fieldset>
  );
}
