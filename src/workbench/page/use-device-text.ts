import { useEffect } from 'react';
import { useToolContext } from '../tool/tool-context.ts';

/**
 * Begins a text field with what only the visitor's device can tell, such as the name of its browser, until he or a link says something
 * else. The prerendered page has the field's default. `read` is a constant of the view.
 */
export function useDeviceText(name: string, read: () => string): void {
  const { session } = useToolContext();
  useEffect(() => session.suggest({ [name]: read() }), [session, name, read]);
}
