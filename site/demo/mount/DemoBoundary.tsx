import { Component, type ReactNode } from 'react';
import type { DemoWords } from '../demo-words';
import { DemoFailure } from './DemoFailure';

interface DemoBoundaryProps {
  words: DemoWords;
  /** Mounts the demo anew. */
  retry: () => void;
  children: ReactNode;
}

/** Keeps a demo's failure inside its box: the page and the other demos go on. */
export class DemoBoundary extends Component<DemoBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { words, retry, children } = this.props;
    return this.state.failed ? <DemoFailure words={words} retry={retry} /> : children;
  }
}
