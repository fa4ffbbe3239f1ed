import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { escapeScopes, referenceFormats } from './reference-style.ts';

export const declaration = declareTool({
  inputs: {
    text: text({ example: '<p>©</p>', sample: '<title>IT Tool</title>' }),
    escaped: text({ example: '&lt;p&gt;&copy;&lt;/p&gt;', accepts: 'html', sample: '&lt;title&gt;IT Tool&lt;/title&gt;' }),
  },
  options: {
    characters: choice(escapeScopes, 'special'),
    format: choice(referenceFormats, 'named'),
    requireSemicolon: flag(false),
  },
  outputs: { escaped: textOutput({ file: 'escaped.html' }), unescaped: textOutput({ file: 'unescaped.txt' }), invisible: row() },
  operations: {
    escape: {
      takes: ['text', 'characters', 'format'],
      gives: ['escaped'],
      thread: 'worker',
      perLine: true,
      inverse: 'unescape',
      propertiesHoldWhere: { text: /^\P{Cc}*$/u }, // no reference can represent U+0000, or U+0080 to U+009F
    },
    unescape: { takes: ['escaped', 'requireSemicolon'], gives: ['unescaped', 'invisible'], thread: 'worker', perLine: true },
  },
});
