// Wrap: adds the components that every page may use without an import, marks inline code as not to be translated, and its placeholders, and keeps short code in one line.
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {MarkedText} from '@site/src/components/copy/MarkedText';
import {Install} from '@site/src/components/install/Install';
import {Sources} from '@site/src/plugins/facts/client/Sources';
import {PageContents} from '@site/src/components/page/PageContents';
import {ScrollTable} from '@site/src/components/tables/ScrollTable';
import {OpenValues} from '@site/src/tools/reader/OpenValues';
import {Term} from '@site/src/components/glossary/Term';
import type {PAGE_COMPONENTS} from '@site/src/components/page-components';

export default {
  ...MDXComponents,
  code: ({children, ...props}: ComponentProps<'code'>) => (
    <code
      translate="no"
      className={typeof children === 'string' && /^\S{1,24}$/.test(children) ? 'short' : undefined}
      {...props}
    >
      {typeof children === 'string' ? <MarkedText text={children} /> : children}
    </code>
  ),
  CodeBlock,
  Install,
  OpenValues,
  PageContents,
  Sources,
  TabItem,
  Tabs,
  Term,
  table: ScrollTable,
} satisfies Record<(typeof PAGE_COMPONENTS)[number] | 'code' | 'table', unknown>;
