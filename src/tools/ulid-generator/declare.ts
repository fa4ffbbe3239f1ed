import { declareTool } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { listNotations } from '#pure/text/write-list.ts';

export const declaration = declareTool({
  inputs: {
    inspected: text({ singleLine: true, example: '01ARZ3NDEKTSV4RRFFQ69G5FAV', sample: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
    time: text({ singleLine: true, example: '2026-01-31T12:00:00Z' }),
  },
  options: {
    quantity: integer({ min: 1, max: 10_000, initial: 1 }),
    monotonic: flag(true, { aliases: ['isMonotonic'] }),
    lowercase: flag(false, { aliases: ['isLowercase'] }),
    outputAs: choice(listNotations, 'lines'),
  },
  outputs: {
    ulids: textOutput({ isMany: true, file: 'ulids.txt' }),
    createdAt: row(),
    unixMilliseconds: row(),
    random: row(),
    ulid: row(),
    uuid: row(),
  },
  operations: {
    generate: {
      takes: ['time', 'quantity', 'monotonic'],
      presentsWith: ['time', 'lowercase', 'outputAs'],
      gives: ['ulids'],
      thread: 'main',
      trigger: 'generate',
    },
    inspect: {
      takes: ['inspected'],
      gives: ['createdAt', 'unixMilliseconds', 'random', 'ulid', 'uuid'],
      thread: 'main',
      perLine: true,
    },
  },
});
