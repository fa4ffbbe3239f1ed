import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';
import { listNotations } from '#formats/write-list.ts';

export const inputs = defineInputs({
  inspected: text({ sample: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' }),
  names: text({ sample: 'www.example.com' }),
  customNamespace: text(),
});

export const options = defineOptions({
  version: choice(['v4', 'v7', 'v1', 'v6', 'v3', 'v5', 'nil', 'max'], 'v4'),
  quantity: whole({ min: 1, max: 10_000, initial: 1 }),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'custom'], 'url'),
  format: choice(['standard', 'noHyphens', 'braces', 'urn'], 'standard'),
  isUppercase: flag(false),
  outputAs: choice(listNotations, 'lines'),
});
