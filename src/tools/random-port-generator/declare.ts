import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { LAST_PORT } from '#pure/network/ports/port-bounds.ts';
import { portRanges } from './port-ranges.ts';

const { min, max } = portRanges.user;

const options = {
  quantity: integer({ min: 1, max: 1000, initial: 1 }),
  range: choice(['user', 'registered', 'dynamic', 'custom'], 'user'),
  min: integer({ min: 1, max: LAST_PORT, initial: min }),
  max: integer({ min: 1, max: LAST_PORT, initial: max }),
  avoidWellKnown: flag(true),
  avoidBlocked: flag(true),
  sort: flag(false, { aliases: ['isSorted'] }),
  separator: choice(['newLine', 'comma', 'space'], 'newLine'),
};

export const declaration = declareTool({
  inputs: {},
  options,
  advancedOptions: ['avoidWellKnown', 'avoidBlocked', 'sort', 'separator'],
  outputs: { ports: textOutput({ isMany: true, file: 'ports.txt' }) },
  operations: { generate: { takes: namesOf(options), gives: ['ports'], thread: 'main', trigger: 'generate' } },
});
