/** The fragment as the browser writes it in an address, where a heading's `ü` is `%C3%BC`. */
const fragmentOf = (reference: string): string => new URL(reference, 'https://fragment.invalid').hash;

/**
 * Follows a click on a link within a document that has no address of its own: the browser would resolve `#note` against the page around its
 * frame and load that.
 */
export function followFragment(event: MouseEvent): void {
  const page = event.currentTarget as Document; // this listens on documents
  const link = (event.target as Element).closest('a[href^="#"]'); // what is clicked is an element
  if (!link) return;
  event.preventDefault();
  const wanted = fragmentOf(link.getAttribute('href') ?? '');
  [...page.querySelectorAll('[id]')].find(({ id }) => fragmentOf(`#${id}`) === wanted)?.scrollIntoView();
}
