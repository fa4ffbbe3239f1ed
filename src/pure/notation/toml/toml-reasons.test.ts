import { expect, test } from 'vitest';
import english from '#subjects/data-formats/messages/en.json' with { type: 'json' };
import { TOML_REASONS } from './toml-reasons.ts';

// converter.md wants the library's message, with a small first letter.
test.each(TOML_REASONS)('has as the English sentence of %s what the library says', (code, said) => {
  expect(english.errors[code]).toBe(`Line {{line}}, column {{column}}: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`);
});
