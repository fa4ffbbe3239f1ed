import { encodeFields } from '#core/field-text.ts';
import { type Field, type Fields, isLinkable } from '#core/fields.ts';
import { type Drafts, type ToolFields, valuesOfDrafts } from '#workbench/drafts.ts';

/** How much a link carries; each step is a choice of its own. */
export type LinkContent = 'options' | 'inputs' | 'secrets';

/** Longer addresses are cut off by mail programs and chats. */
const MAX_LENGTH = 8000;

const pick = (fields: Fields, isWanted: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isLinkable(field) && isWanted(field)));

const isSecret = (field: Field): boolean => field.kind === 'text' && field.isSecret;

/** The names of the inputs that hold something a link could carry, secrets apart. Files are in no link. */
export function filledInputs(
  { inputs }: ToolFields,
  drafts: Drafts,
): { readonly plain: readonly string[]; readonly secret: readonly string[] } {
  const namesOf = (fields: Fields): readonly string[] => [
    ...new URLSearchParams(encodeFields(fields, valuesOfDrafts(fields, drafts))).keys(),
  ];
  return { plain: namesOf(pick(inputs, (field) => !isSecret(field))), secret: namesOf(pick(inputs, isSecret)) };
}

/** A link to a tool as it stands: what differs from the defaults, in the fragment. `undefined` when it would be too long. */
export function toolLink(address: string, { inputs, options }: ToolFields, drafts: Drafts, content: LinkContent): string | undefined {
  const carried: Fields = {
    ...(content === 'options' ? {} : pick(inputs, (field) => content === 'secrets' || !isSecret(field))),
    ...options,
  };
  const query = encodeFields(carried, valuesOfDrafts(carried, drafts));
  const link = query === '' ? address : `${address}#${query}`;
  return link.length > MAX_LENGTH ? undefined : link;
}
