import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { text: text() },
  options: {
    isReadByNobody: flag(true),
    quiet: flag(false),
    letterCase: choice(['lower', 'uppercase'], 'lower'),
    fourth: flag(false),
    fifth: flag(false),
  },
  outputs: { shown: textOutput(), neverGiven: row() },
  operations: {
    giveOther: { takes: ['text'], gives: ['shown'], thread: 'main' },
    giveNumber: { takes: ['text'], gives: ['shown'], thread: 'main' },
    leaveHole: { takes: ['text'], gives: ['shown'], thread: 'main', inverse: 'nobody' },
  },
});
