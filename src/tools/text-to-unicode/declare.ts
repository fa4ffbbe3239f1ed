import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { table, textOutput } from '#core/outputs.ts';
import { escapeFormats } from './escape-format.ts';

export const declaration = declareTool({
  inputs: {
    text: text({ sample: 'Hello 💯' }),
    escapes: text({ example: String.raw`\u0048\u0069`, sample: String.raw`\u0048\u0069 &#128175;` }),
  },
  options: { format: choice(escapeFormats, 'javascript'), keepAscii: flag(false), uppercase: flag(false) },
  outputs: {
    escaped: textOutput({ file: 'escaped.txt' }),
    decoded: textOutput({ file: 'decoded.txt' }),
    characters: table(['character', 'codePoint', 'utf8', 'utf16', 'kind'], { marks: ['isAbbreviated', 'isConspicuous'] }),
  },
  operations: {
    escape: {
      takes: ['text', 'format', 'keepAscii', 'uppercase'],
      gives: ['escaped'],
      thread: 'worker',
      perLine: true,
      inverse: 'unescape',
    },
    unescape: { takes: ['escapes'], gives: ['decoded'], thread: 'worker', perLine: true },
    describe: { takes: ['text'], presentsWith: ['uppercase'], gives: ['characters'], thread: 'main' },
  },
});
