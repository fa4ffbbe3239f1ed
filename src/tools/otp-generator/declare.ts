import { declareTool } from '#core/declaration.ts';
import { choice, secret, text, integer } from '#core/fields.ts';
import { picture, row, table, textOutput } from '#core/outputs.ts';
import { MAX_COUNTER, MAX_PERIOD, otpAlgorithms, otpDigits, otpTypes } from './otp-parameters.ts';
import { secretEncodings } from './read-secret.ts';

const moment = ['type', 'time', 'period', 'counter'] as const;
const key = ['secret', 'secretEncoding', 'algorithm', 'digits'] as const;
/** TOTP needs no counter, and HOTP needs no period. */
const optional = ['period', 'counter'] as const;

export const declaration = declareTool({
  inputs: {
    secret: secret({ share: 'never', sample: 'JBSWY3DPEHPK3PXP' }),
    // Not an option, because the secret generated when the tool opens is Base32, regardless of the last choice.
    secretEncoding: choice(secretEncodings, 'base32', { aliases: ['encoding'] }),
    counter: integer({ min: 0, max: MAX_COUNTER, initial: 0 }),
    time: text({ singleLine: true }),
    issuer: text({ singleLine: true, initial: 'IT-Tools', maxLength: 1000 }),
    account: text({ singleLine: true, initial: 'demo-user', maxLength: 1000 }),
    code: secret({ singleLine: true, example: '123456', share: 'never', maxLength: 1000 }),
  },
  options: {
    type: choice(otpTypes, 'TOTP'),
    algorithm: choice(otpAlgorithms, 'SHA-1'),
    digits: choice(otpDigits, '6'),
    period: integer({ min: 1, max: MAX_PERIOD, initial: 30 }),
    window: integer({ min: 0, max: 10, initial: 1 }),
  },
  advancedOptions: ['algorithm', 'window'],
  outputs: {
    current: row(),
    previous: row(),
    next: row(),
    nextIn: row({ isNote: true }),
    list: table(['counter', 'code']),
    check: row({ isProse: true }),
    base32: row(),
    hex: row(),
    length: row(),
    unixTime: row(),
    counter: row(),
    counterHex: row(),
    keyUri: textOutput({ isPrivate: true }),
    qrCode: picture('key-uri.svg'),
  },
  operations: {
    generate: {
      takes: [...key, ...moment],
      optional,
      gives: ['current', 'previous', 'next', 'list'],
      thread: 'main',
      trigger: 'tick',
    },
    check: {
      takes: ['code', 'window', ...key, ...moment],
      presentsWith: ['window'],
      optional,
      gives: ['check'],
      thread: 'main',
      trigger: 'tick',
    },
    locate: {
      takes: moment,
      presentsWith: ['type', 'time', 'period'],
      optional,
      gives: ['unixTime', 'counter', 'counterHex', 'nextIn'],
      thread: 'main',
      trigger: 'tick',
    },
    describeSecret: { takes: ['secret', 'secretEncoding'], gives: ['base32', 'hex', 'length'], thread: 'main', perLine: true },
    writeUri: {
      takes: [...key, 'type', 'period', 'counter', 'issuer', 'account'],
      optional,
      gives: ['keyUri', 'qrCode'],
      thread: 'main',
    },
    draw: { takes: [], gives: [], writesTo: 'secret', thread: 'main', trigger: 'generate' },
  },
});
