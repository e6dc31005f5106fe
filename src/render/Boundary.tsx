import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** what is rendered; when it changes, rendering is tried again */
  subject: unknown;
  /** called when it could not be rendered; React logs the error itself */
  onFailure: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
}

/**
 * Leaves out what throws while it is rendered in the browser, so that the rest stays usable. While prerendering nothing is
 * caught: there an error fails the build.
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
