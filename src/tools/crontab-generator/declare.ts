import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { uiOutput, row, textOutput } from '#core/outputs.ts';
import { cronFormats, defaultExpressions } from './cron-format.ts';
import type { SplitExpression } from './split-expression.ts';

const words = row({ isProse: true });

/** The values allowed by each field, in the order of an expression. */
const values = { second: words, minute: words, hour: words, dayOfMonth: words, month: words, dayOfWeek: words, year: words };

export const valueNames = namesOf(values);

export const declaration = declareTool({
  /** Each expression has its own format. A remembered format would misread the next one. */
  inputs: {
    expression: text({ singleLine: true, example: '*/5 * * * *', initial: defaultExpressions.unix }),
    format: choice(cronFormats, 'unix'),
    startFrom: text({ singleLine: true }),
  },
  options: {
    verbose: flag(false),
    clock24: flag(true),
    /** A name of the IANA database. If it is empty or unknown, the browser's time zone applies. */
    timeZone: text(),
    runs: integer({ min: 1, max: 100, initial: 5 }),
  },
  outputs: {
    description: words,
    ...values,
    command: row({ isOptional: true }),
    nextRuns: textOutput({ isMany: true, file: 'runs.txt' }),
    split: uiOutput<SplitExpression>(),
    usedZone: uiOutput<string>(),
    zones: uiOutput<readonly string[]>(),
  },
  operations: {
    describe: {
      takes: ['expression', 'format'],
      presentsWith: ['verbose', 'clock24'],
      gives: ['description'],
      thread: 'main',
      perLine: true,
    },
    listValues: { takes: ['expression', 'format'], gives: [...valueNames, 'command'], thread: 'main', perLine: true },
    /** Also works for invalid expressions. */
    splitFields: { takes: ['expression', 'format'], gives: ['split'], thread: 'main', uiOnly: true },
    readStart: { takes: ['startFrom'], gives: [], thread: 'main', uiOnly: true },
    listRuns: {
      takes: ['expression', 'format', 'startFrom', 'timeZone', 'runs'],
      gives: ['nextRuns'],
      thread: 'main',
      trigger: 'tick',
      dependsOn: 'listValues',
    },
    chooseZone: { takes: ['timeZone'], gives: ['usedZone', 'zones'], thread: 'main', trigger: 'generate', uiOnly: true },
  },
});
