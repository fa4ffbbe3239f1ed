import { useEffect } from 'react';
import { useToolContext } from '../tool/tool-context.ts';

/**
 * Initializes a text field with a value that only the visitor's device knows, such as the name of the browser. The visitor's input and
 * links override it, and prerendered pages use the field's default. `read` must be a constant of the view.
 */
export function useDeviceText(name: string, read: () => string): void {
  const { session } = useToolContext();
  useEffect(() => session.suggest({ [name]: read() }), [session, name, read]);
}
