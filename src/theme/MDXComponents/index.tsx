// Wrap: adds the components that every page may use without an import, and marks code as not to be translated.
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Install} from '@site/src/components/install/Install';
import {Sources} from '@site/src/plugins/facts/client/Sources';
import {PageContents} from '@site/src/components/page/PageContents';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {OpenValues} from '@site/src/tools/reader/OpenValues';
import {Term} from '@site/src/components/glossary/Term';

export default {
  ...MDXComponents,
  code: (props: ComponentProps<'code'>) => <MDXComponents.code translate="no" {...props} />,
  CodeBlock,
  Install,
  OpenValues,
  PageContents,
  Sources,
  TabItem,
  Tabs,
  Term,
  table: ScrollTable,
};
