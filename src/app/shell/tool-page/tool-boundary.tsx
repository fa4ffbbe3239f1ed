import { Component, type ComponentType, type ReactNode } from 'react';

interface ToolBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the tool after an error; `onRetry` renders the tool again. */
  readonly fallback: ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>;
}

interface ToolBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches the errors of a tool, so that the page keeps working. The session outside it keeps the visitor's input. */
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
