import { expect, test } from 'vitest';
import { choice, decimal, type Field, integer, text } from '#core/fields.ts';
import { bindField } from './bind-field.ts';

const bind = (field: Field) =>
  bindField({
    name: 'amount',
    field,
    controlValue: '1',
    error: undefined,
    text: (key: string) => key,
    change: () => undefined,
    replace: () => undefined,
    onSample: undefined,
    onUndo: undefined,
  } as never);

test.each([
  ['an integer', integer({ min: 1, max: 9, initial: 1 }), { min: 1, max: 9, isInteger: true }],
  ['a decimal number', decimal({ min: 0, max: 1, initial: 0.5 }), { min: 0, max: 1, isInteger: false }],
  ['a text', text({ sample: 'abc', example: '$1' }), { sample: 'abc', isSecret: false, placeholder: 'placeholder' }],
  [
    'a choice',
    choice(['one', 'two'], 'one'),
    {
      options: [
        { value: 'one', label: 'options.one' },
        { value: 'two', label: 'options.two' },
      ],
    },
  ],
])('the control of %s gets what its field declares', (_kind, field, props) => {
  expect(bind(field)).toMatchObject({ name: 'amount', label: 'label', value: '1', ...props });
});
