import { Component, Fragment, type ReactNode } from 'react';

interface RunBoundaryProps {
  /** Receives what was thrown. */
  thrown: (error: unknown) => void;
  children: ReactNode;
}

interface RunBoundaryState {
  failed: boolean;
  /** How often the content was rendered again. */
  attempt: number;
}

/** Reports errors of edited code. A component that fails after it was mounted is mounted again. */
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
