import {useId, type ReactNode} from 'react';
import {NETWORKS, type NetworkId} from '../network/networks';
import form from './form.module.css';

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: ReactNode])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

/** Radio buttons. While disabled they keep the focus and ignore changes. */
export function Choice<T extends string>(props: Props<T>): ReactNode {
  const {legend, options, value, onChange, disabled = false} = props;
  const name = useId();
  return (
    <fieldset className={form.networks} aria-disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(([id, label]) => (
        <label key={id} className={form.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            aria-disabled={disabled}
            onChange={() => disabled || onChange(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const NETWORK_OPTIONS = (['testnet', 'gtn'] as const).map((id) => [id, NETWORKS[id].name] as const);

/** Radio buttons for the two networks. */
export function NetworkChoice(props: Omit<Props<NetworkId>, 'legend' | 'options'>): ReactNode {
  return <Choice legend="Network" options={NETWORK_OPTIONS} {...props} />;
}
