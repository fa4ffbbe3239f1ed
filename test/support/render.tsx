import '#ui/styles.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows components in the page of a browser test, until the test ends. */
export function render(node: ReactNode): HTMLElement {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  root.render(node);
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

/** Keeps the value of a field as a view would. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, onChange] = useState(initial);
  return children({ value, onChange });
}

/** What a drop or a paste brings. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
