// Wrap: adds the components that every page may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {PageFacts} from '@site/src/components/PageFacts';
import {ScrollTable} from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  CodeBlock,
  PageFacts,
  TabItem,
  Tabs,
  table: ScrollTable,
};
