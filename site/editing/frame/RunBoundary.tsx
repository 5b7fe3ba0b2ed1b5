import { Component, Fragment, type ReactNode } from 'react';

interface RunBoundaryProps {
  /** Told what was thrown. */
  thrown: (error: unknown) => void;
  children: ReactNode;
}

interface RunBoundaryState {
  failed: boolean;
  /** How often what it holds was drawn anew. */
  attempt: number;
}

/** Tells what a reader's code throws. A component that fails after it was there comes back as it was first. */
export class RunBoundary extends Component<RunBoundaryProps, RunBoundaryState> {
  override state: RunBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.thrown(error);
    const { attempt } = this.state;
    if (attempt === 0) this.setState({ failed: false, attempt: attempt + 1 });
  }

  override render() {
    const { failed, attempt } = this.state;
    return failed ? null : <Fragment key={attempt}>{this.props.children}</Fragment>;
  }
}
