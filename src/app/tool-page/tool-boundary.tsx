import { Component, type ComponentType, type ReactNode } from 'react';

interface ToolBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the tool's place; `onRetry` shows the tool again. */
  readonly fallback: ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>;
}

interface ToolBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** A tool that throws takes nothing with it: the page stands, and what was typed lives above. */
export class ToolBoundary extends Component<ToolBoundaryProps, ToolBoundaryState> {
  override state: ToolBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ToolBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} onRetry={() => this.setState({ failure: undefined })} /> : children;
  }
}
