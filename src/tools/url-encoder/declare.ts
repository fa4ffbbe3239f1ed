import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { encodingRules } from './encoding-rule.ts';

export const declaration = declareTool({
  inputs: { text: text({ sample: 'Hello world :)' }), encoded: text({ example: 'Hello%20world', sample: 'Hello%20world%20%3A)' }) },
  options: {
    rule: choice(encodingRules, 'component'),
    byLine: flag(false),
    plusMeansSpace: flag(false, { aliases: ['plusAsSpace'] }),
    keepMalformed: flag(false),
    repeatedly: flag(false),
  },
  advancedOptions: ['keepMalformed', 'repeatedly'],
  outputs: { encoded: textOutput({ file: 'encoded.txt' }), decoded: textOutput({ file: 'decoded.txt' }), passes: row() },
  operations: {
    encode: {
      takes: ['text', 'rule', 'byLine'],
      gives: ['encoded'],
      thread: 'worker',
      perLine: true,
      inverse: 'decode',
      // Excludes texts that look like the beginning of a header value.
      propertiesHoldWhere: { rule: /^(?:component|strict)$/, text: /^(?!(?:utf-8|iso-8859-1)')/i },
    },
    decode: {
      takes: ['encoded', 'plusMeansSpace', 'keepMalformed', 'repeatedly'],
      gives: ['decoded', 'passes'],
      thread: 'worker',
      perLine: true,
    },
  },
});
