import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** what is drawn; when it changes, drawing is tried again */
  subject: unknown;
  /** told when it could not be drawn; React logs the error itself */
  onFailure: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
}

/**
 * Leaves out what throws while it is drawn in the browser, so that the rest lives on. While prerendering nothing is
 * caught: there an error keeps the site from being built.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: BoundaryState) {
    if (failed && before.subject !== this.props.subject) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
