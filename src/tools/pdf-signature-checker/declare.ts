import { declareTool } from '#core/declaration.ts';
import { file } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

/** What is said of each signature beside the result, in the order of the page. */
export const findings = [
  'covers',
  'signer',
  'issuer',
  'claimedTime',
  'timeStamp',
  'format',
  'digest',
  'algorithm',
  'certificateState',
  'chain',
  'trust',
] as const;

/** Those that not every signature has. */
export const remarks = ['reason', 'location', 'contact', 'name', 'allowedChanges'] as const;

export type Finding = 'result' | (typeof findings | typeof remarks)[number];

export const declaration = declareTool({
  inputs: { file: file({ accept: '.pdf,application/pdf' }) },
  options: {},
  outputs: {
    file: row({ isProse: true }),
    signaturesFound: row({ isProse: true }),
    signatures: table(['signature', 'result', ...findings, ...remarks], { marks: ['isGood', 'isBad'] }),
    // Of each signature all that came with it.
    certificates: table(['signature', 'subject', 'issuer', 'serialNumber', 'validFrom', 'validTo', 'fingerprint', 'pem']),
  },
  operations: { check: { takes: ['file'], gives: ['file', 'signaturesFound', 'signatures', 'certificates'], thread: 'worker' } },
});
