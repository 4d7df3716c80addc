// Wrap: adds the components that every page may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {AsOf} from '@site/src/components/AsOf';
import {Install} from '@site/src/components/Install';
import {PageFacts} from '@site/src/components/PageFacts';
import {ScrollTable} from '@site/src/components/ScrollTable';
import {Term} from '@site/src/components/Term';

export default {
  ...MDXComponents,
  AsOf,
  CodeBlock,
  Install,
  PageFacts,
  TabItem,
  Tabs,
  Term,
  table: ScrollTable,
};
