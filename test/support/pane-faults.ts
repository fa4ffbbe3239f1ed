// oxlint-disable unicorn/consistent-function-scoping -- the function goes to the page as a text: what stands outside it is not there
/** Runs in the page: panes of a pair, each the first of its column, that do not begin at the same pixel. */
export function paneFaults(): readonly string[] {
  const NEAR = 60; // px: what lies further apart is no pair
  const panes = [...document.querySelectorAll<HTMLElement>('main [data-field]')].filter(
    (field) => field.querySelector('textarea, .cm-editor') && field.checkVisibility(),
  );
  const labelOf = (field: HTMLElement) => field.querySelector('[data-label]')?.textContent ?? '';
  // The frame under the head, whatever is in it.
  const boxOf = (field: HTMLElement) => (field.lastElementChild ?? field).getBoundingClientRect();

  /** The columns that two fields stand in, if each is the first there. */
  const areFirst = (one: HTMLElement, other: HTMLElement): boolean => {
    let around = one.parentElement;
    while (around && !around.contains(other)) around = around.parentElement;
    return [one, other].every((field) => {
      const column = [...(around?.children ?? [])].find((child) => child.contains(field));
      return panes.find((pane) => column?.contains(pane) === true) === field;
    });
  };
  return panes.flatMap((one, index) =>
    panes.slice(index + 1).flatMap((other) => {
      const [box, otherBox] = [boxOf(one), boxOf(other)];
      const isBeside = box.right <= otherBox.left || otherBox.right <= box.left;
      const distance = Math.abs(box.top - otherBox.top);
      const isFault = isBeside && distance > 0.5 && distance < NEAR && areFirst(one, other);
      return isFault ? [`“${labelOf(one)}” and “${labelOf(other)}” begin ${distance.toFixed(1)} px apart`] : [];
    }),
  );
}
