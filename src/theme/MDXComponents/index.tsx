// Wrap: adds the components that every page may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {AsOf} from '@site/src/facts/sources/AsOf';
import {Install} from '@site/src/components/install/Install';
import {PageFacts} from '@site/src/facts/sources/PageFacts';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {Term} from '@site/src/components/glossary/Term';

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
