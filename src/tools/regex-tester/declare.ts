import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text, integer } from '#core/fields.ts';
import { marks, picture, row, table, textOutput } from '#core/outputs.ts';

const flags = {
  global: flag(true),
  ignoreCase: flag(false),
  multiline: flag(false),
  dotAll: flag(false),
  unicode: flag(false),
  unicodeSets: flag(false),
  sticky: flag(false),
};

/** In display order. */
export const flagNames = namesOf(flags);

/** Some expressions would run for years. */
const timeoutMs = 2000;

export const declaration = declareTool({
  // The text is first because it is the input for a value from another tool.
  inputs: {
    text: text({ sample: 'Released 2024-09, updated 2026-11.' }),
    pattern: text({ sample: String.raw`(?<year>\d{4})-(?<month>\d{2})` }),
    replacement: text({ singleLine: true, example: '$1' }),
    /** In UTF-16 code units. Set by the page and not saved. */
    caret: { ...integer({ min: 0, max: 2 ** 31, initial: 0 }), persist: 'never', share: 'never' },
  },
  options: { ...flags, replace: flag(false, { aliases: ['isReplacing'] }) },
  primaryOptions: flagNames,
  outputs: {
    count: row(),
    matches: table(['number', 'start', 'end', 'line', 'match', 'groups'], { marks: ['isEmpty'] }),
    json: textOutput({ isMany: true, type: 'json', file: 'matches.json' }),
    replaced: textOutput({ file: 'replaced.txt' }),
    sample: textOutput(),
    diagram: picture('regex.svg'),
    atCaret: row({ isProse: true }),
    highlights: marks('text'),
  },
  operations: {
    match: {
      takes: ['text', 'pattern', ...flagNames],
      requires: { pattern: {} },
      gives: ['count', 'matches', 'json', 'highlights'],
      thread: 'worker',
      timeoutMs,
    },
    replace: {
      takes: ['text', 'pattern', 'replacement', ...flagNames],
      gives: ['replaced'],
      thread: 'worker',
      when: { replace: ['true'] },
      timeoutMs,
    },
    sample: {
      takes: ['pattern', ...flagNames],
      gives: ['sample'],
      thread: 'worker',
      timeoutMs,
      failsBesideOutputs: true,
    },
    diagram: { takes: ['pattern', ...flagNames], gives: ['diagram'], thread: 'worker', timeoutMs, failsBesideOutputs: true },
    explain: { takes: ['pattern', 'caret', ...flagNames], gives: ['atCaret'], thread: 'worker', timeoutMs, dependsOn: 'diagram' },
  },
});
