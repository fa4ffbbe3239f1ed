import { declareTool } from '#core/declaration.ts';
import { file } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

/** The details of a signature besides its result, in display order. */
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

/** The details that only some signatures have. */
export const remarks = ['reason', 'location', 'contact', 'name', 'allowedChanges'] as const;

export type Finding = 'result' | (typeof findings | typeof remarks)[number];

export const declaration = declareTool({
  inputs: { file: file({ accept: '.pdf,application/pdf' }) },
  options: {},
  outputs: {
    file: row({ isProse: true }),
    signaturesFound: row({ isProse: true }),
    signatures: table(['signature', 'result', ...findings, ...remarks], { marks: ['isGood', 'isBad'] }),
    // The certificates of all signatures.
    certificates: table(['signature', 'subject', 'issuer', 'serialNumber', 'validFrom', 'validTo', 'fingerprint', 'pem']),
  },
  operations: { check: { takes: ['file'], gives: ['file', 'signaturesFound', 'signatures', 'certificates'], thread: 'worker' } },
});
