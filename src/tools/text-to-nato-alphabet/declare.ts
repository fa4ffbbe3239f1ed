import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { alphabetNames } from './alphabets.ts';

const options = {
  alphabet: choice(alphabetNames, 'nato'),
  digits: choice(['words', 'icao', 'typed'], 'words'),
  showLetterCase: flag(false, { aliases: ['hasLetterCase'] }),
  separator: text({ initial: ' ' }),
};

export const declaration = declareTool({
  inputs: { text: text({ sample: "It's 5!", rows: 5, editor: true }), words: text({ rows: 5, editor: true }) },
  options,
  outputs: { spelled: textOutput({ file: 'spelled.txt', rows: 5 }), read: textOutput({ file: 'decoded.txt', rows: 5 }) },
  operations: {
    spell: {
      takes: ['text', ...namesOf(options)],
      gives: ['spelled'],
      thread: 'worker',
      perLine: true,
      inverse: 'read',
      propertiesHoldWhere: { text: /^[ -`{-~]*$/, separator: /^[ ,]+$/ }, // words do not preserve lowercase
    },
    read: { takes: ['words', 'alphabet'], gives: ['read'], thread: 'worker', perLine: true },
  },
});
