import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

interface Props {
  readonly location: RouteComponentProps['location'];
  readonly render: () => ReactNode;
}

/**
 * The route of the page that is shown. Docusaurus keeps this page until the next one is loaded; the `Route` of React Router would
 * nevertheless render each of its links again as soon as the address changes.
 */
export function Route({location, render}: Props): ReactNode {
  const {history, staticContext} = useContext(RouterContext);
  const context = useMemo((): RouteComponentProps => {
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, staticContext, location, match};
  }, [history, staticContext, location]);
  return <RouterContext.Provider value={context}>{render()}</RouterContext.Provider>;
}
