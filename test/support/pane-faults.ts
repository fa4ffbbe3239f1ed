// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, so it cannot use anything outside itself
/** Runs in the page: finds pairs of panes, each at the top of its column, that do not start at the same height. */
export function paneFaults(): readonly string[] {
  const NEAR = 60; // px: panes that are farther apart are not a pair
  const panes = [...document.querySelectorAll<HTMLElement>('main [data-field]')].filter(
    (field) => field.querySelector('textarea, .cm-editor') && field.checkVisibility(),
  );
  const labelOf = (field: HTMLElement) => field.querySelector('[data-label]')?.textContent ?? '';
  // The box below the label, regardless of its content.
  const boxOf = (field: HTMLElement) => (field.lastElementChild ?? field).getBoundingClientRect();

  /** Whether two fields are each the first one in their column. */
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
