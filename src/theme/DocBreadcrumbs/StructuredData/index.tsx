// Wrap: adds the home page to the breadcrumbs that search engines read, which need two entries at least.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** Breadcrumbs as structured data; none on the home page. */
export default function StructuredDataFromHome({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const href = useBaseUrl('/');
  if (breadcrumbs.some((item) => item.href === href)) return null;
  return <StructuredData breadcrumbs={[{type: 'link', label: siteConfig.title, href}, ...breadcrumbs]} />;
}
