import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** what is rendered; when it changes, rendering is tried again */
  subject: unknown;
  /** called when it could not be rendered; React logs the error itself */
  onFailure: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
}

/**
 * Leaves out what throws while it is rendered in the browser, so that the rest stays usable. While prerendering nothing is
 * caught: there an error fails the build.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  /** What stands in the place of what was left out: nothing, but in the preview what is wrong with it. */
  static replacement: (subject: unknown, error: unknown) => ReactNode = () => null;

  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState) {
    if (failure && before.subject !== this.props.subject) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? Boundary.replacement(this.props.subject, failure.error) : this.props.children;
  }
}
