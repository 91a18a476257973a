import { Component, Suspense, type ReactNode } from 'react';

type OptionalPartProps = {
  /** What stands in its place until its program is there. */
  waiting?: ReactNode;
  /** What stands in its place if the program does not arrive. */
  without?: ReactNode;
  onError?: (() => void) | undefined;
  children: ReactNode;
};

/** A part that the page can do without: if it breaks, the page stays, and nothing is reloaded. */
export class OptionalPart extends Component<OptionalPartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { waiting, without, children } = this.props;
    return this.state.broken ? without : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
