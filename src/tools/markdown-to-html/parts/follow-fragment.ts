/** The fragment as a browser encodes it in an address: `ü` in a heading becomes `%C3%BC`. */
const fragmentOf = (reference: string): string => new URL(reference, 'https://fragment.invalid').hash;

/**
 * Follows a click on a link within a document without an address of its own. The browser would resolve `#note` against the page around the
 * frame, and load that page.
 */
export function followFragment(event: MouseEvent): void {
  const page = event.currentTarget as Document; // the listener is on a document
  const link = (event.target as Element).closest('a[href^="#"]'); // the clicked target is an element
  if (!link) return;
  event.preventDefault();
  const wanted = fragmentOf(link.getAttribute('href') ?? '');
  [...page.querySelectorAll('[id]')].find(({ id }) => fragmentOf(`#${id}`) === wanted)?.scrollIntoView();
}
