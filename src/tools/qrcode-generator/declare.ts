import { declareTool, namesOf } from '#core/declaration.ts';
import { file, flag, text, integer } from '#core/fields.ts';
import { picture, row, textOutput } from '#core/outputs.ts';
import { drawnCode, qrOptions } from '#domains/qr/qr-options.ts';

const options = {
  ...qrOptions,
  transparentBackground: flag(false),
  logoSize: integer({ min: 5, max: 30, initial: 20 }),
};

export const declaration = declareTool({
  inputs: {
    text: text({ sample: 'https://it-tools.tech' }),
    logo: file({ accept: 'image/png,image/jpeg,image/webp,image/svg+xml' }),
  },
  options,
  advancedOptions: ['margin', 'imageSize', 'transparentBackground', 'logoSize'],
  // A picture to scan, provided by the user.
  uiInputs: { ...drawnCode, picture: file() },
  outputs: {
    code: picture('qr-code.svg'),
    version: row(),
    encodingMode: row(),
    capacityUsed: row(),
    scanTest: row({ isProse: true, isNote: true }),
    svgCode: textOutput({ file: 'qr-code.svg' }),
  },
  operations: {
    draw: {
      takes: ['text', 'logo', ...namesOf(options)],
      gives: ['code', 'version', 'encodingMode', 'capacityUsed', 'svgCode'],
      thread: 'worker',
      debounceMs: 100,
    },
    checkColors: { takes: ['foreground', 'background'], gives: [], thread: 'main', uiOnly: true },
    scan: {
      takes: ['text', 'pixels', 'foreground', 'background', 'transparentBackground'],
      gives: ['scanTest'],
      thread: 'worker',
      debounceMs: 0,
      uiOnly: true,
    },
    read: { takes: ['picture'], gives: [], thread: 'worker', trigger: 'submit', uiOnly: true },
  },
});
