import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** Called in the moment in which the demo is taken away, before anything is painted. */
  failed: () => void;
  children: ReactNode;
}

/** Keeps a demo's failure inside its box: the page and the other demos go on. */
export class DemoBoundary extends Component<DemoBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.failed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
