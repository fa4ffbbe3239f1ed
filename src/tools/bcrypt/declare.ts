import { declareTool } from '#core/declaration.ts';
import { choice, secret, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  /** The text to hash is usually a password, so it stays on the page. */
  inputs: {
    text: secret({ singleLine: true, sample: 'correct horse battery staple' }),
    compared: secret({ singleLine: true }),
    hash: text({ singleLine: true, example: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' }),
  },
  options: {
    cost: integer({ min: 4, max: 20, initial: 10 }),
    hashVersion: choice(['2b', '2a', '2y'], '2b', { aliases: ['version'] }),
  },
  outputs: {
    hash: textOutput(),
    duration: row(),
    match: row({ isProse: true }),
    version: row(),
    rounds: row(),
    salt: row(),
    checksum: row(),
  },
  operations: {
    hash: {
      takes: ['text', 'cost', 'hashVersion'],
      presentsWith: ['text'],
      gives: ['hash', 'duration'],
      thread: 'worker',
      trigger: 'submit',
    },
    compare: {
      takes: ['compared', 'hash'],
      presentsWith: ['compared'],
      requires: { compared: {}, hash: {} },
      gives: ['match'],
      thread: 'worker',
      dependsOn: 'readHash',
      debounceMs: 300,
    },
    readHash: { takes: ['hash'], gives: ['version', 'rounds', 'salt', 'checksum'], thread: 'main', perLine: true },
    measureText: { takes: ['text'], gives: [], thread: 'main', uiOnly: true },
    measureCompared: { takes: ['compared'], gives: [], thread: 'main', uiOnly: true },
  },
});
