// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, so it cannot use anything outside itself
import type { Declaration } from '#core/declaration.ts';
import { operationsOf } from '#core/declaration.ts';
import type { TranslateAny } from '#core/message-key.ts';

/** The parts of a tool's page that `orderFaults` checks, by label. */
export interface OrderedParts {
  /** Each option with the inputs that it must follow: those that the same operation uses. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Each output with the inputs that it is computed from. */
  readonly outputs: Readonly<Record<string, readonly string[]>>;
  readonly folded: readonly string[];
  /** The fields that may be the first one. */
  readonly begun: readonly string[];
}

/**
 * The parts of a tool. Excludes primary options. Options need not follow the inputs of operations with the trigger `generate`.
 */
export function orderedParts(declaration: Declaration, t: TranslateAny): OrderedParts {
  const { inputs, options, advancedOptions = [], primaryOptions = [], outputs } = declaration;
  const all = Object.values(operationsOf(declaration)).filter(({ uiOnly }) => !uiOnly);
  const labelOf = (name: string) => t(`fields.${name}.label`);
  const takenBy = (operations: typeof all) =>
    operations.flatMap(({ takes }) => takes.filter((name) => Object.hasOwn(inputs, name)).map(labelOf));
  const isOfInput = new Set(Object.keys(inputs).map(labelOf));
  const behind = Object.keys(options).filter((name) => !primaryOptions.includes(name));
  const shown = Object.entries(outputs).map(
    ([name, { kind }]) => [name, t(kind === 'table' ? `outputs.${name}.label` : `outputs.${name}`)] as const,
  );
  return {
    folded: advancedOptions.map(labelOf),
    begun: all.some(({ trigger }) => trigger === 'generate')
      ? [...Object.keys(options), ...Object.keys(inputs)].map(labelOf)
      : takenBy(all),
    options: Object.fromEntries(
      behind.map((name) => [
        labelOf(name),
        takenBy(
          all.filter(({ takes, presentsWith = [], trigger }) => trigger !== 'generate' && [...takes, ...presentsWith].includes(name)),
        ),
      ]),
    ),
    outputs: Object.fromEntries(
      shown
        .filter(([, label]) => !isOfInput.has(label))
        .map(([name, label]) => [label, takenBy(all.filter(({ gives }) => gives.includes(name)))]),
    ),
  };
}

/**
 * Parts in the wrong place on the page of a tool, one sentence each. Runs in the page (`page.evaluate`), so it must be self-contained.
 *
 * At any width, the tab order must match the visual order, and folded parts must be hidden. On a narrow page, options and outputs follow
 * their input, and the first input is within the first 420 px.
 */
export function orderFaults({ options, outputs, folded, begun }: OrderedParts): readonly string[] {
  const LOWEST_PX = 420;
  const NARROW_PX = 600;
  const faults = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const isNarrow = document.documentElement.clientWidth < NARROW_PX;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only');
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  const isBehind = (one: Element, other: Element): boolean =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) && topOf(one) >= topOf(other);

  const FIELD = '[data-field], [data-marked-field]';
  const labeled = (selector: string, label: string): Element | undefined =>
    [...main.querySelectorAll(selector)].find((element) => element.textContent.trim() === label && isSeen(element));
  const fieldOf = (label: string): Element | undefined =>
    labeled('[data-label], [data-marked-field] label', label)?.closest(FIELD) ?? undefined;
  const controlIn = (field: Element): Element =>
    [...field.querySelectorAll('textarea, .cm-editor, select, input, [role=radiogroup]')].find(isSeen) ?? field;
  const firstOf = (labels: readonly string[]): Element | undefined =>
    labels
      .map(fieldOf)
      .filter((field) => field !== undefined)
      .toSorted((one, other) => topOf(one) - topOf(other))[0];

  if (isNarrow) {
    const first = firstOf(begun);
    const top = first ? Math.round(topOf(controlIn(first)) + scrollY) : 0;
    if (top > LOWEST_PX) faults.add(`the first input is ${top} px below the top`);
    for (const [label, inputs] of Object.entries(options)) {
      const [option, input] = [fieldOf(label), firstOf(inputs)];
      if (option && input && !isBehind(option, input)) faults.add(`the option “${label}” stands before its input`);
    }
    for (const [label, inputs] of Object.entries(outputs)) {
      const [output, input] = [labeled('[data-label], th[scope=row], h2, h3, caption, figcaption', label), firstOf(inputs)];
      if (output && input && !isBehind(output, input)) faults.add(`the output “${label}” stands before its input`);
    }
  }

  for (const label of folded) if (fieldOf(label)) faults.add(`“${label}” is seen before \`More options\` is pressed`);

  const named = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.closest(FIELD)?.querySelector('label, [data-label]')?.textContent ?? element.textContent).trim().slice(0, 40)}”`;
  const controls = [
    ...main.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && isSeen(element) && !element.closest('.tool-head, .tool-actions, [data-scrolled], table, [role=grid]'),
  );
  for (const [index, control] of controls.entries()) {
    const before = controls[index - 1];
    if (!before) continue;
    const [one, other] = [before.getBoundingClientRect(), control.getBoundingClientRect()];
    if (other.bottom <= one.top + 2 && other.left < one.right)
      faults.add(`${named(control)} comes after ${named(before)}, and is seen above it`);
  }
  return [...faults];
}
