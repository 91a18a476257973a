import { Component, type ReactNode } from 'react';
import { isStaleBuild, reloadMayHelp } from './staleBuild';

type ErrorBoundaryProps = {
  /** What stands in the place of the broken part; `retry` renders it anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change (the path, say) tries again by itself. */
  resetKey?: string | undefined;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
};

type Failure = { error: unknown; reloading: boolean };
type State = { failure: Failure | null; resetKey: string | undefined };

/** Keeps an error inside from blanking the page. A missing chunk of an old release reloads once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, reloading: isStaleBuild(error) && reloadMayHelp() } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    if (props.resetKey === state.resetKey) return null;
    return { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
    if (this.state.failure?.reloading) window.location.reload();
  }

  private readonly retry = () => {
    // A module that failed to load fails for ever in this document.
    if (isStaleBuild(this.state.failure?.error)) window.location.reload();
    else this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // A message that goes away by itself could not be read, nor its button be pressed.
    return failure.reloading ? null : this.props.fallback(failure.error, this.retry);
  }
}
