// Wrap: stores the name of the tab on its panel, to be printed above it, and lets the browser find the text of hidden panels.
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import {hidePanel} from '@site/src/lib/tabs';
import styles from './styles.module.css';

/** Tab panel with the name of its tab. */
export default function TabItemWithName({children, ...props}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const {selectedValue} = useTabs();
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (panel?.hidden) hidePanel(panel);
  }, [selectedValue]);
  return (
    <TabItem {...props}>
      <div ref={content} className={styles.content} data-tab={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
