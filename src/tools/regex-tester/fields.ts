import { defineInputs, defineOptions, flag, text } from '#core/fields.ts';

// The text stands first: it is what another tool hands over.
export const inputs = defineInputs({
  text: text({ sample: 'Released 2024-09, updated 2026-11.' }),
  pattern: text({ sample: String.raw`(?<year>\d{4})-(?<month>\d{2})` }),
  replacement: text(),
});

export const options = defineOptions({
  global: flag(true),
  ignoreCase: flag(false),
  multiline: flag(false),
  dotAll: flag(false),
  unicode: flag(false),
  unicodeSets: flag(false),
  sticky: flag(false),
  isReplacing: flag(false),
});
