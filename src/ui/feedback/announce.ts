let region: HTMLElement | undefined;

/** Where an element must stand to be reached: a modal dialog makes everything outside it inert. */
export const reachableParent = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/** Has screen readers say a sentence when they have finished what they are saying. Nothing is seen of it. */
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
  // A region is listened to only once it stands there, and the same sentence twice is news only after a pause.
  setTimeout(() => {
    announcer.textContent = sentence;
  }, 100);
}
