import {Context, DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusContext} from '@docusaurus/types';
import {useContext, type ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
  /** Settings of the theme that replace the site's own. */
  readonly theme?: Partial<ThemeConfig>;
}

function WithTheme({children, theme}: Props): ReactNode {
  const site = useContext<DocusaurusContext>(Context);
  const siteConfig = {...site.siteConfig, themeConfig: {...site.siteConfig.themeConfig, ...theme}};
  return <Context.Provider value={{...site, siteConfig}}>{children}</Context.Provider>;
}

/** Puts a component under the configuration and the global data of this site, as the last build wrote them. */
export function Site({children, theme}: Props): ReactNode {
  return (
    <DocusaurusContextProvider>
      <WithTheme theme={theme}>{children}</WithTheme>
    </DocusaurusContextProvider>
  );
}
