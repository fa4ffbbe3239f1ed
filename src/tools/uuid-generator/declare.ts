import { declareTool } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { listNotations } from '#pure/text/write-list.ts';

export const declaration = declareTool({
  inputs: {
    inspected: text({ singleLine: true, example: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', sample: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' }),
    names: text({ example: 'www.example.com', sample: 'www.example.com' }),
    customNamespace: text({ singleLine: true, example: '6ba7b810-9dad-11d1-80b4-00c04fd430c8' }),
  },
  options: {
    version: choice(['v4', 'v7', 'v1', 'v6', 'v3', 'v5', 'nil', 'max'], 'v4'),
    quantity: integer({ min: 1, max: 10_000, initial: 1 }),
    namespace: choice(['dns', 'url', 'oid', 'x500', 'custom'], 'url'),
    format: choice(['standard', 'noHyphens', 'braces', 'urn'], 'standard'),
    uppercase: flag(false, { aliases: ['isUppercase'] }),
    outputAs: choice(listNotations, 'lines'),
  },
  advancedOptions: ['uppercase', 'outputAs'],
  primaryOptions: ['namespace'],
  outputs: {
    uuids: textOutput({ isMany: true, file: 'uuids.txt' }),
    version: row(),
    variant: row(),
    createdAt: row({ isOptional: true }),
    clockSequence: row({ isOptional: true }),
    node: row({ isOptional: true }),
    integer: row(),
    canonical: row(),
  },
  operations: {
    generate: {
      takes: ['version', 'quantity'],
      presentsWith: ['format', 'uppercase', 'outputAs'],
      gives: ['uuids'],
      when: { version: ['v4', 'v7', 'v1', 'v6', 'nil', 'max'] },
      thread: 'main',
      trigger: 'generate',
    },
    name: {
      takes: ['names', 'customNamespace', 'version', 'namespace'],
      requires: { customNamespace: { namespace: ['custom'] }, names: {} },
      presentsWith: ['format', 'uppercase', 'outputAs'],
      gives: ['uuids'],
      when: { version: ['v3', 'v5'] },
      thread: 'worker', // 1 MB of names takes a third of a second
    },
    inspect: {
      takes: ['inspected'],
      gives: ['version', 'variant', 'createdAt', 'clockSequence', 'node', 'integer', 'canonical'],
      thread: 'main',
      perLine: true,
    },
  },
});
