import { Component, type ReactNode } from 'react';
import { loadAgain } from './loadedLater';

type ErrorBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** Renders the fallback when its children throw while rendering. A new `key` tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch() {
    loadAgain(); // not before: React renders what threw once more
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
