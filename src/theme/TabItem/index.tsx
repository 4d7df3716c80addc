// Wrap: a panel knows the name of its tab, which stands above it in print.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

/** Panel of a tab. */
export default function TabItemWithName({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div className={styles.content} data-tab={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
