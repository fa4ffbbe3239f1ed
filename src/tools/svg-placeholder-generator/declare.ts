import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text, integer } from '#core/fields.ts';
import { picture, textOutput } from '#core/outputs.ts';

const options = {
  width: integer({ min: 1, max: 10_000, initial: 600 }),
  height: integer({ min: 1, max: 10_000, initial: 350 }),
  fontSize: integer({ min: 1, max: 1000, initial: 26 }),
  background: text({ accepts: 'color', initial: '#cccccc', aliases: ['backgroundColor'] }),
  textColor: text({ accepts: 'color', initial: '#333333' }),
  exactSize: flag(true),
  shrinkText: flag(true),
};

const notations = { base64: textOutput(), dataUri: textOutput(), cssBackground: textOutput(), htmlImage: textOutput() };

/** Other notations of the element, in display order. */
export const notationNames = namesOf(notations);

export const declaration = declareTool({
  inputs: { customText: text({ singleLine: true, sample: 'Hero image', maxLength: 10_000 }) },
  options,
  advancedOptions: ['fontSize', 'exactSize', 'shrinkText'],
  outputs: { element: textOutput({ file: 'placeholder.svg' }), ...notations, preview: picture('placeholder.svg') },
  operations: {
    draw: { takes: ['customText', ...namesOf(options)], gives: ['element', ...notationNames, 'preview'], thread: 'main' },
  },
});
