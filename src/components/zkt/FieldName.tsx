import type {ReactNode} from 'react';

interface Props {
  readonly name: string;
  readonly type: string;
}

/** Name of a JSON field, with its type on the next line. */
export function FieldName({name, type}: Props): ReactNode {
  return (
    <>
      <code>{name}</code>
      <br />
      {type}
    </>
  );
}
