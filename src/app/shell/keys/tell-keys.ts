import { commandKeys, elementOf, keyedCommands } from './page-command.ts';
import { keysHere, shortcut } from './shown-keys.ts';

/** For assistive technology, and for the tooltip. */
const ATTRIBUTES = ['aria-keyshortcuts', 'data-keys'];

/**
 * Adds the shortcut of each command to its element, for assistive technology and the tooltip. Only the first element of a command gets it.
 */
export function tellKeys(): () => void {
  const told = new Map<string, Element>();
  const tell = (): void => {
    for (const command of keyedCommands) {
      const element = elementOf(command);
      const before = told.get(command);
      if (element === (before ?? null)) continue;
      for (const name of ATTRIBUTES) before?.removeAttribute(name);
      told.delete(command);
      if (element === null) continue;
      element.setAttribute('aria-keyshortcuts', keysHere(commandKeys[command]));
      element.setAttribute('data-keys', shortcut(commandKeys[command]));
      told.set(command, element);
    }
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  tell();
  return () => observer.disconnect();
}
