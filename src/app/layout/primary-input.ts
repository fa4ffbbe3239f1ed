/** A control that is typed into. */
export const TYPED_INTO = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]';

let find: () => HTMLElement | null = () => null;

/** The control where a visitor of the page that is shown begins, if there is one. */
export const findPrimaryInput = (): HTMLElement | null => find();

/** A page with a primary input says how it is found; the result takes that back. */
export function providePrimaryInput(finder: () => HTMLElement | null): () => void {
  find = finder;
  return () => {
    if (find === finder) find = () => null;
  };
}
