import type { Field } from '#core/fields.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterFields } from '#engine/adapter-operations.ts';
import { optionName, variableFor } from '#engine/option-name.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { saidIn, type Step } from './acceptance-case.ts';

/** A step that sets a field, as arguments of a command. */
export interface SaidField {
  readonly field: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The value as in a link, to check the conditions of operations. */
  readonly value: string;
}

/** The kinds of fields that each step can set. */
const kindsOfSteps: Readonly<Record<string, readonly Field['kind'][]>> = {
  fill: ['text', 'number'],
  select: ['choice'],
  radio: ['choice'],
  pick: ['choice', 'text'],
  switch: ['flag'],
  checkbox: ['flag'],
  slider: ['number'],
  upload: ['file'],
};

const textWord = (text: string): string => (text.startsWith('@') ? `@${text}` : text);

function wordsFor(field: string, declared: Field, value: string): Pick<SaidField, 'words' | 'env'> {
  const name = optionName(field);
  if (declared.kind === 'flag') return { words: [value === 'true' ? `--${name}` : `--no-${name}`], env: {} };
  if (kindOf(declared).isKey?.(declared) !== true) return { words: [`--${name}=${textWord(value)}`], env: {} };
  return { words: [`--${name}-env`, variableFor(field)], env: { [variableFor(field)]: value } };
}

/** The choice with this label. A choice can be its own label, such as the name of a font. */
const choiceCalled = (choices: readonly string[], text: string, labelOf: (choice: string) => string): string | undefined =>
  choices.find((each) => labelOf(each) === text) ?? choices.find((each) => each === text);

/** Converts a step to arguments of a command. `undefined` if no command can express it. */
export function saidField({ declaration }: CatalogueTool, t: TranslateAny, step: Step): SaidField | undefined {
  const { kind, label, others } = saidIn(step);
  const found = Object.entries(adapterFields(declaration)).find(
    ([name, field]) => kindsOfSteps[kind]?.includes(field.kind) === true && t(`fields.${name}.label`) === label,
  );
  if (!found) return undefined;
  const [field, declared] = found;
  const text = String([others.at(-1)].flat()[0]);
  if (kind === 'pick' && declared.kind === 'text' && others[0] !== text) return undefined; // picked by a label that differs from the value
  const value = declared.kind === 'choice' ? choiceCalled(declared.values, text, (each) => t(`fields.${field}.options.${each}`)) : text;
  return value === undefined ? undefined : { field, value, ...wordsFor(field, declared, value) };
}
