import type { ListField, ListItem } from '#core/fields.ts';
import type { FieldProps, TextActions } from '#ui/field/field-props.ts';
import type { Step } from './session-state.ts';

/** The properties and callbacks to display and change a list. */
export interface BoundList<Member extends string> {
  readonly items: readonly ListItem<Member>[];
  /** Whether an item can be added. */
  readonly canAdd: boolean;
  /** Whether an item can be removed. A list has at least one item. */
  readonly canRemove: boolean;
  readonly add: (item: ListItem<Member>) => void;
  /** Removes an item. `onUndo` restores it, as after `replaceAll`. */
  readonly remove: (index: number) => void;
  readonly replaceAll: (items: readonly ListItem<Member>[]) => void;
  readonly onUndo: (() => void) | undefined;
  /** The properties of the control for a text of an item. Its label and hint may contain `{{number}}`, which starts at 1. */
  readonly bindItem: (
    index: number,
    member: Member,
  ) => FieldProps<string> & Pick<TextActions, 'onReplace'> & { readonly placeholder?: string | undefined };
}

export interface ListBinding<Member extends string> {
  readonly name: string;
  readonly field: ListField<Member>;
  readonly items: readonly ListItem<Member>[];
  readonly change: (items: readonly ListItem<Member>[]) => void;
  readonly replace: (items: readonly ListItem<Member>[], step?: Step) => void;
  readonly onUndo: (() => void) | undefined;
  /** Returns the error message of a text of an item, such as `2.values` for the second item. */
  readonly errorOf: (item: string) => string | undefined;
  /** Returns a message of a member, such as its `label`; `undefined` if there is none. */
  readonly text: (member: Member, key: 'label' | 'hint' | 'placeholder', number: number) => string | undefined;
}

export function bindList<Member extends string>(binding: ListBinding<Member>): BoundList<Member> {
  const { name, field, items, change, replace, onUndo, errorOf, text } = binding;
  const withMember = (index: number, member: Member, value: string): readonly ListItem<Member>[] =>
    items.map((item, each) => (each === index ? { ...item, [member]: value } : item));
  return {
    items,
    canAdd: items.length < field.max,
    canRemove: items.length > 1,
    add: (item) => change([...items, item]),
    remove: (index) =>
      replace(
        items.filter((_, each) => each !== index),
        'removed',
      ),
    replaceAll: (others) => replace(others, 'resetAll'),
    onUndo,
    bindItem: (index, member) => ({
      name: `${name}.${index + 1}.${member}`,
      label: text(member, 'label', index + 1) ?? '',
      hint: text(member, 'hint', index + 1),
      placeholder: text(member, 'placeholder', index + 1),
      error: errorOf(`${index + 1}.${member}`),
      value: items[index]?.[member] ?? '',
      onChange: (value) => change(withMember(index, member, value)),
      onReplace: (value) => replace(withMember(index, member, value), value === '' ? 'cleared' : undefined),
    }),
  };
}
