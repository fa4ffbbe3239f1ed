import { defineDetectors, type Finding } from '#core/detection.ts';
import { formatOctal, formatSymbolic } from './format-mode.ts';
import { parseMode } from './parse-mode.ts';

/** A mode as printed by `ls`, with at least one letter, because a line of hyphens means nothing. */
const LS_MODE = /^(?=.*[a-zST])[-bcdlps]?[r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-][+.@]?$/;
/** Clauses that set all permissions, with at least two clauses or two letters, because `o=x` may be anything. */
const CLAUSES = /^(?=.*[,rwxXst]{2})[ugoa]{1,4}=[rwxXst]{0,6}(?:,[ugoa]{1,4}=[rwxXst]{0,6}){0,3}$/;
const OCTAL = /^[0-7]{3,4}$/;
const COMMAND = /^(?:\$ )?(?:sudo )?chmod(?:\s+-{1,2}[a-zA-Z-]+)*\s+(\S{3,64})\s+\S/;
/** The modes in common use. */
const USUAL = /^(?:0?(?:400|440|444|500|550|555|600|640|644|660|664|666|700|711|744|750|755|770|775|777)|1777|2755|2775|4755)$/;

function found(permissions: string, ranking: Pick<Finding, 'confidence' | 'rank'>): Finding | undefined {
  const mode = parseMode(permissions, false);
  if (!mode.ok) return undefined;
  const copy = /^\d/.test(permissions) ? formatSymbolic(mode.value) : formatOctal(mode.value);
  return { ...ranking, reading: 'permissions', answer: { copy }, hands: { inputs: { permissions } } };
}

const isSymbolic = (text: string): boolean => LS_MODE.test(text) || CLAUSES.test(text);
const firm = { confidence: 'strong', rank: 37 } as const;

export const detectors = defineDetectors([
  { id: 'symbolic', reads: 'text', maxLength: 64, detect: ({ bare }) => (isSymbolic(bare) ? found(bare, firm) : undefined) },
  {
    id: 'command',
    reads: 'text',
    maxLength: 512,
    detect({ bare }) {
      const mode = COMMAND.exec(bare)?.[1] ?? '';
      return OCTAL.test(mode) || isSymbolic(mode) ? found(mode, firm) : undefined;
    },
  },
  {
    id: 'octal',
    reads: 'text',
    maxLength: 4,
    detect: ({ bare }) => (USUAL.test(bare) ? found(bare, { confidence: 'likely', rank: 67 }) : undefined),
  },
]);
