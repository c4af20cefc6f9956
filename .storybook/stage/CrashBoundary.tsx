import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';

/** A story, and what happens when it cannot be rendered. */
export interface CrashBoundaryProps {
  onCrash: (error: unknown) => void;
  children?: ReactNode;
}

/** Renders nothing in place of a story that throws. Storybook waits for its first render, without this for ever. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** A crash is reported once, by the boundary. Other caught errors are logged, as React does. */
export const rootOptions: RootOptions = {
  onCaughtError(error, { errorBoundary }) {
    // oxlint-disable-next-line no-console -- React's own default
    if (!(errorBoundary instanceof CrashBoundary)) console.error(error);
  },
};
