import { withoutLines } from '#core/by-line.ts';
import { encodeAllFields, encodeFields } from '#core/field-text.ts';
import type { Field, Fields } from '#core/fields.ts';
import { withoutNames } from '#core/named-line.ts';
import { type ControlValues, type ToolFields, valuesOfControlValues } from '#tool-ui/stored/control-values.ts';

/** The contents of a link. The visitor chooses each step. */
export type LinkContent = 'options' | 'inputs' | 'secrets';

/** Longer addresses are cut off by mail programs and chats. */
const MAX_LENGTH = 8000;

const pick = (fields: Fields, isWanted: (field: Field, name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => field.share !== 'never' && isWanted(field, name)));

const isSecret = ({ persist }: Field): boolean => persist === 'never';

/** The names of the filled inputs that a link can contain, with secrets separate. Links never contain files. */
export function filledInputs(
  { inputs }: ToolFields,
  controlValues: ControlValues,
): { readonly plain: readonly string[]; readonly secret: readonly string[] } {
  const namesOf = (fields: Fields): readonly string[] => [
    ...new URLSearchParams(encodeFields(fields, valuesOfControlValues(fields, controlValues))).keys(),
  ];
  return { plain: namesOf(pick(inputs, (field) => !isSecret(field))), secret: namesOf(pick(inputs, isSecret)) };
}

/**
 * A link to the current state of a tool, in the fragment: all options, because the recipient's browser may have other values saved, and the
 * inputs that differ from their defaults. The values of `linkedAs` replace those of the control values. Returns `undefined` if the link is too
 * long.
 */
export function toolLink(
  address: string,
  fields: ToolFields,
  controlValues: ControlValues,
  content: LinkContent,
  linkedAs: ControlValues = {},
): string | undefined {
  const link = [address, toolQuery(fields, controlValues, content, linkedAs)].filter(Boolean).join('#');
  return link.length > MAX_LENGTH ? undefined : link;
}

/** The fragment of a link to the current state of a tool, which may have any length. */
export function toolQuery(fields: ToolFields, controlValues: ControlValues, content: LinkContent, linkedAs: ControlValues = {}): string {
  const hasInputs = content !== 'options';
  const isOpen = (field: Field): boolean => content === 'secrets' || !isSecret(field);
  const inputs = pick(fields.inputs, (field, name) => isOpen(field) && (hasInputs || name in linkedAs || field.share === 'always'));
  const options = pick(fields.options, (field) => isOpen(field) && (hasInputs || field.share !== 'onRequest'));
  const own = withoutLines(options);
  const byLine = pick(options, (_field, name) => !(name in own));
  const linkValues: Record<string, ControlValues[string]> = { ...controlValues, ...linkedAs };
  for (const [name, field] of hasInputs ? [] : Object.entries(inputs))
    if ('hasNamedLines' in field) linkValues[name] = withoutNames(String(linkValues[name]));
  return [
    encodeFields(inputs, valuesOfControlValues(inputs, linkValues)),
    encodeAllFields(own, valuesOfControlValues(own, linkValues)),
    encodeFields(byLine, valuesOfControlValues(byLine, linkValues)), // a link without lines opens single-input mode
  ]
    .filter(Boolean)
    .join('&');
}
