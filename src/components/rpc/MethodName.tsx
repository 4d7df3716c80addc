import {Fragment, type ReactNode} from 'react';

/** The name of a method as code, which may break before a capital where a screen is narrow. */
export function MethodName({name}: {readonly name: string}): ReactNode {
  return (
    <code translate="no">
      {name.split(/(?=[A-Z])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
