let region: HTMLElement | undefined;

/** The parent for elements that must be reachable: a modal dialog makes everything outside it inert. */
export const reachableParent = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/** Makes screen readers announce a sentence after their current one. Nothing is visible. */
export function announce(sentence: string): void {
  region ??= document.createElement('div');
  const parent = reachableParent();
  if (region.parentElement !== parent) {
    region.className = 'sr-only';
    region.role = 'status';
    parent.append(region);
  }
  const announcer = region;
  announcer.textContent = '';
  // Screen readers announce changes only in a region that already exists, and the same sentence again only after a pause.
  setTimeout(() => {
    announcer.textContent = sentence;
  }, 100);
}
