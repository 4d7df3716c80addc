import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import {Sources} from '../../../../../src/plugins/facts/client/Sources';

export default {...MDXComponents, CodeBlock, Sources};
