// Replacement: the framework's not-found page has no links; this one links to the search, the start page and popular pages.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {ActionLink} from '@site/src/components/home/ActionLink';
import {Zero} from '@site/src/components/home/Zero';
import hero from '@site/src/components/home/hero.module.css';
import {PageList} from '@site/src/plugins/search/client/PageList';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/** Content of the not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main id="main" className={clsx(styles.main, className)}>
      <PageMetadata title="Page Not Found" />
      <div className={styles.zero}>
        <Zero />
      </div>
      <Heading as="h1">Page Not Found</Heading>
      <p className="lead">
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <p className={hero.actions}>
        <ActionLink to="/search" primary>
          Search the documentation
        </ActionLink>
        <ActionLink to="/">Go to the start page</ActionLink>
      </p>
      <PageList of="popularPages" title="Popular pages" max={5} />
    </main>
  );
}
