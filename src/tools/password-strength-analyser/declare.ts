import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, secret } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';
import { attackSpeeds } from './attack-speed.ts';

export const declaration = declareTool({
  inputs: { password: secret({ singleLine: true, share: 'never', sample: 'Tr0ub4dour&3' }) },
  options: { attackSpeed: choice(namesOf(attackSpeeds), 'fastHashGpu') },
  outputs: {
    verdict: row({ isProse: true }),
    level: row(),
    crackTime: row({ isProse: true }),
    guesses: row(),
    strength: row({ isProse: true }),
    warning: row({ isProse: true, isOptional: true }),
    advice: row({ isProse: true, isOptional: true }),
    length: row(),
    characterSetSize: row(),
    entropy: row(),
    bruteForceTime: row({ isProse: true }),
    // `hasPieceAsDetail` marks a row whose detail is also a part of the password.
    patterns: table(['part', 'kind', 'detail', 'guesses'], { marks: ['hasPieceAsDetail'] }),
  },
  operations: {
    analyse: {
      takes: ['password'],
      presentsWith: ['attackSpeed'],
      gives: ['verdict', 'level', 'crackTime', 'guesses', 'strength', 'warning', 'advice', 'patterns'],
      thread: 'worker',
      // The word lists take almost a second to load, so a keystroke does not terminate the worker immediately.
      graceMs: 300,
      perLine: true,
    },
    bruteForce: {
      takes: ['password'],
      presentsWith: ['attackSpeed'],
      gives: ['length', 'characterSetSize', 'entropy', 'bruteForceTime'],
      thread: 'main',
      perLine: true,
    },
  },
});
