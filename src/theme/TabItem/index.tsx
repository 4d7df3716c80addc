// Wrap: stores the name of the tab on its panel, to be printed above it.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

/** Tab panel with the name of its tab. */
export default function TabItemWithName({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div className={styles.content} data-tab={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
