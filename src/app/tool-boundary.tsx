import { Component, type ReactNode } from 'react';

interface ToolBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the tool's place; `retry` shows the tool again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** A tool that throws takes nothing with it: the page stands, and what was typed lives above. */
export class ToolBoundary extends Component<ToolBoundaryProps, { readonly failure: { readonly error: unknown } | undefined }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure }: { failure: { readonly error: unknown } | undefined } = this.state;
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: undefined })) : this.props.children;
  }
}
