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
  inputs: { text: text({ sample: "It's 5!", lines: 5, isEdited: true }), words: text({ lines: 5, isEdited: true }) },
  options,
  outputs: { spelled: textOutput({ file: 'spelled.txt', lines: 5 }), read: textOutput({ file: 'decoded.txt', lines: 5 }) },
  operations: {
    spell: {
      takes: ['text', ...namesOf(options)],
      gives: ['spelled'],
      thread: 'worker',
      perLine: true,
      inverse: 'read',
      lawsHoldWhere: { text: /^[ -`{-~]*$/, separator: /^[ ,]+$/ }, // words do not preserve lowercase
    },
    read: { takes: ['words', 'alphabet'], gives: ['read'], thread: 'worker', perLine: true },
  },
});
