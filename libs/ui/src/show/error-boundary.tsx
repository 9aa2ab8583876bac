import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Drawn in place of the children after an error. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Runs before a new try. */
  onRetry?: () => void;
};

/** Keeps an error of its children to their own area. React reports the error itself (onCaughtError). */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; failed: boolean } {
    return { error, failed: true };
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children;
  }
}
