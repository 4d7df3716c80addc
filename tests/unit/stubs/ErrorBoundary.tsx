import {Component, type ReactNode} from 'react';

interface Props {
  readonly fallback: (failure: {readonly error: Error; readonly tryAgain: () => void}) => ReactNode;
  readonly children: ReactNode;
}

/** Replaces `@docusaurus/ErrorBoundary`, which comes with the page of an error, and does the same. */
export default class ErrorBoundary extends Component<Props, {readonly error: Error | null}> {
  override state: {readonly error: Error | null} = {error: null};
  override componentDidCatch(error: Error): void {
    this.setState({error});
  }
  override render(): ReactNode {
    const {error} = this.state;
    if (error) return this.props.fallback({error, tryAgain: () => this.setState({error: null})});
    return this.props.children;
  }
}
