import type { ListField, ListItem } from './fields.ts';

const isItem = (value: unknown): value is ListItem =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Whether it is a list of some field: items of texts. */
export const isList = (value: unknown): value is readonly ListItem[] => Array.isArray(value) && value.every(isItem);

/** Whether a value from a link or a storage is a list that this field can have. */
export const isListOf = ({ members, max }: ListField, value: unknown): value is readonly ListItem[] =>
  isList(value) &&
  value.length > 0 &&
  value.length <= max &&
  value.every((item) => Object.keys(item).length === members.length && members.every((member) => Object.hasOwn(item, member)));

/** A list as JSON: `[{"name":"a","values":"1 2"}]`. */
export const stringifyList = (items: readonly ListItem[]): string => JSON.stringify(items);

/** Reads what `stringifyList` wrote; `undefined` for anything that the field cannot have. */
export function parseList(field: ListField, source: string): readonly ListItem[] | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isListOf(field, value) ? value : undefined;
  } catch {
    return undefined; // not JSON, so not ours
  }
}
