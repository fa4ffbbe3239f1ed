/** Matches controls that accept typed text. */
export const TYPED_INTO = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]';

let find: () => HTMLElement | null = () => null;

/** Finds the control where visitors of the current page start typing, or `null`. */
export const findPrimaryInput = (): HTMLElement | null => find();

/** Registers how to find the primary input of a page. Returns a function that removes the registration. */
export function providePrimaryInput(finder: () => HTMLElement | null): () => void {
  find = finder;
  return () => {
    if (find === finder) find = () => null;
  };
}
