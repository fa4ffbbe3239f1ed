import { declareTool } from '#core/declaration.ts';
import { choice, secret, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  // The header contains the password, so neither leaves the page.
  inputs: {
    username: text({ singleLine: true, sample: 'Aladdin' }),
    password: secret({ singleLine: true, share: 'never', sample: 'open sesame' }),
    headerToDecode: secret({ singleLine: true, share: 'never' }),
  },
  options: {
    header: choice(['Authorization', 'Proxy-Authorization'], 'Authorization'),
    encoding: choice(['UTF-8', 'ISO-8859-1'], 'UTF-8'),
  },
  outputs: { header: textOutput(), curlOption: textOutput(), base64: row(), username: row(), password: row(), encoding: row() },
  operations: {
    generate: {
      takes: ['username', 'password', 'header', 'encoding'],
      gives: ['header', 'curlOption', 'base64'],
      thread: 'main',
      inverse: 'decode',
      propertiesHoldWhere: { encoding: /^UTF-8$/ }, // decoding tries UTF-8 first
    },
    decode: { takes: ['headerToDecode'], gives: ['username', 'password', 'encoding'], thread: 'main', perLine: true },
  },
});
