import { declareTool } from '#core/declaration.ts';
import { choice, secret } from '#core/fields.ts';
import { marks, row, table, textOutput } from '#core/outputs.ts';

/** Names that are in both tables are marked `isInBoth`. */
const members = table(['name', 'value', 'meaning'], { marks: ['isInBoth'] });

export const declaration = declareTool({
  // A token grants access as a password does, so both inputs are secret.
  inputs: {
    token: secret({
      mayBeArgument: true,
      example: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      accepts: 'jwt',
      sample:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    }),
    key: secret({ share: 'never' }),
  },
  options: { secretEncoding: choice(['text', 'base64', 'hex'], 'text') },
  outputs: {
    payload: textOutput({ type: 'json', file: 'payload.json' }),
    header: textOutput({ type: 'json', file: 'header.json' }),
    tokenType: row({ isProse: true }),
    algorithm: row({ isProse: true }),
    signature: row({ isProse: true }),
    timeStatus: row({ isProse: true }),
    headerParameters: members,
    claims: members,
    parts: marks('token'),
  },
  operations: {
    decode: {
      takes: ['token'],
      gives: ['payload', 'header', 'tokenType', 'algorithm', 'timeStatus', 'headerParameters', 'claims', 'parts'],
      thread: 'worker',
      perLine: true,
      readsReference: true,
    },
    verify: { takes: ['token', 'key', 'secretEncoding'], gives: ['signature'], thread: 'worker' },
  },
});
