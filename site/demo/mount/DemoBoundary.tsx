import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** Called when the demo is removed, before anything is painted. */
  failed: () => void;
  children: ReactNode;
}

/** Contains errors of a demo: the page and the other demos continue. */
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
