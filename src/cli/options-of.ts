import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import { optionName } from '#engine/option-name.ts';
import type { Spellings } from './words.ts';

/** An option that sets a field. */
export interface FieldOption {
  readonly field: string;
  /** The meaning of the option: the value itself, a flag that is on or off, or the location of a secret. */
  readonly says: 'value' | 'on' | 'off' | 'variable' | 'file';
}

/** The fields that at least one operation of a tool reads. */
export const fieldsRead = ({ declaration }: CatalogueTool): readonly (readonly [string, Field])[] =>
  Object.entries(adapterFields(declaration)).filter(([name]) =>
    Object.values(adapterOperations(declaration)).some((operation) => reads(operation, name)),
  );

function optionsOfField([field, declared]: readonly [string, Field]): readonly (readonly [string, FieldOption])[] {
  const { saidAs, isKey } = kindOf(declared);
  const name = optionName(field);
  if (saidAs === 'flag') {
    return [
      [name, { field, says: 'on' }],
      [`no-${name}`, { field, says: 'off' }],
    ];
  }
  const value = [name, { field, says: 'value' }] as const;
  if (!isKey?.(declared)) return [value];
  return [value, [`${name}-env`, { field, says: 'variable' }], [`${name}-file`, { field, says: 'file' }]];
}

/** The names of all options that set a field. */
export const optionNames = (field: readonly [string, Field]): readonly string[] => optionsOfField(field).map(([name]) => name);

/** All options of a tool by name, without dashes. */
export const optionsOf = (tool: CatalogueTool): Readonly<Record<string, FieldOption>> =>
  Object.fromEntries(fieldsRead(tool).flatMap(optionsOfField));

export const spellingsOf = (options: Readonly<Record<string, FieldOption>>): Spellings =>
  Object.fromEntries(Object.entries(options).map(([name, { says }]) => [name, says === 'on' || says === 'off' ? 'flag' : 'text']));
