import { commandKeys, elementOf, keyedCommands } from './page-command.ts';
import { keysHere, shortcut } from './shown-keys.ts';

/** The attributes that assistive technology and the tooltip read. */
const ATTRIBUTES = ['aria-keyshortcuts', 'data-keys'];

/**
 * Adds the shortcut of each command to its element, for assistive technology and the tooltip. Only the first element of a command gets it.
 */
export function tellKeys(): () => void {
  const marked = new Map<string, Element>();
  const update = (): void => {
    for (const command of keyedCommands) {
      const element = elementOf(command);
      const before = marked.get(command);
      if (element === (before ?? null)) continue;
      for (const name of ATTRIBUTES) before?.removeAttribute(name);
      marked.delete(command);
      if (element === null) continue;
      element.setAttribute('aria-keyshortcuts', keysHere(commandKeys[command]));
      element.setAttribute('data-keys', shortcut(commandKeys[command]));
      marked.set(command, element);
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  update();
  return () => observer.disconnect();
}
