import { expect, test } from 'vitest';
import english from '#subjects/data-formats/messages/en.json' with { type: 'json' };
import { TOML_REASONS } from './toml-reasons.ts';

// converter.md wants the library's message, with a small first letter; what to do may follow.
test.each(TOML_REASONS)('begins the English sentence of %s with what the library says', (code, said) => {
  expect(english.errors[code].startsWith(`Line {{line}}, column {{column}}: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`)).toBe(true);
});
