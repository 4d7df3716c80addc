import type {ReactNode} from 'react';
import {apps} from '@site/src/data/apps';
import {CardFilter} from './CardFilter';

const {rows} = apps.demos;

/** Cards of all demos, with filter buttons. */
export function DemoCards({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <CardFilter noun="demos" features={rows.map(({features}) => features)}>
      {children}
    </CardFilter>
  );
}
