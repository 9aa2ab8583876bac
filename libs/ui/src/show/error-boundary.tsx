import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Drawn in place of the children after an error. `show` draws the children again as they are. */
  fallback: (retry: () => void, error: unknown, show: () => void) => ReactNode;
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
    this.show();
  };

  show = (): void => {
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? this.props.fallback(this.retry, error, this.show) : this.props.children;
  }
}
