import { declareTool } from '#core/declaration.ts';
import { flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

const thread = 'main';

export const declaration = declareTool({
  inputs: { text: text() },
  options: { isReadByNobody: flag(true) },
  outputs: { shown: textOutput(), neverGiven: row() },
  operations: {
    giveOther: { takes: ['text'], gives: ['shown'], thread },
    giveNumber: { takes: ['text'], gives: ['shown'], thread },
    leaveHole: { takes: ['text'], gives: ['shown'], thread, undoneBy: 'nobody' },
  },
});
