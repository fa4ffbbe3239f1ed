import '#ui/styles.css';
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Performs an action and all rendering and effects that result from it, without waiting for the browser. */
export function flush(action: () => void): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  void act(action);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Like `flush`, but also waits for promises that the action resolves. */
export async function flushAsync(action: () => Promise<void>): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(action);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Renders components until the test ends. Their effects have run when it returns. */
export function render(node: ReactNode): HTMLElement {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  flush(() => root.render(node));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

interface HeldProps<Value> {
  readonly initial: Value;
  readonly children: (props: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** Keeps the value of a field in state, like a view. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, onChange] = useState(initial);
  return children({ value, onChange });
}

/** The data of a drop or a paste. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
