// Takes the place of @docusaurus/Link (src/config/redirects.ts): links to former addresses lead to the present ones.
import type {ReactNode} from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {currentAddress, type Moved} from '../../lib/moved';

export default function CurrentLink({to, href, ...props}: Props): ReactNode {
  const {moved} = useDocusaurusContext().siteConfig.customFields as {readonly moved: readonly Moved[]};
  const address = to || href;
  return <Link {...props} to={address && currentAddress(address, moved)} />;
}
