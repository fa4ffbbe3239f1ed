import type { Notice } from '#core/present.ts';
import { type Given, namesOf } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { chmodCommand } from './chmod-command.ts';
import type { declaration } from './declare.ts';
import { formatClauses, formatOctal, formatSymbolic, formatUmask } from './format-mode.ts';
import { hasBit, type ModeBit, modeBits } from './mode-bits.ts';
import { type ModeError, parseMode } from './parse-mode.ts';
import { pastedMode } from './pasted-mode.ts';

export interface DescribedMode {
  readonly command: string;
  readonly symbolicCommand: string;
  readonly octal: string;
  readonly symbolic: string;
  readonly clauses: string;
  readonly umask: string;
  readonly bits: readonly ModeBit[];
  readonly notices: readonly Notice<'isOpenToAll' | 'keepsSpecialBits'>[];
}

/** Describes the typed permissions. Returns `null` for empty text. */
export function describe({
  permissions,
  path,
  type,
  recursive,
}: Given<typeof declaration, 'describe'>): Result<DescribedMode | null, ModeError> {
  if (permissions.trim() === '') return ok(null);
  const parsed = parseMode(permissions, type === 'directory');
  if (!parsed.ok) return parsed;
  const mode = parsed.value;
  const octal = formatOctal(mode);
  const clauses = formatClauses(mode);
  // Everyone can write, and nothing prevents anyone from deleting files of others.
  const isOpenToAll = hasBit(mode, 'othersWrite') && !hasBit(mode, 'sticky');
  // GNU chmod does not clear the special bits of a directory with this octal mode (its manual, “Directories and the Set-User-ID and
  // Set-Group-ID Bits”). Five digits do.
  const cleared = type === 'directory' ? /^0[0-7]{4}$/.exec(pastedMode(permissions))?.[0] : undefined;
  const keepsSpecialBits = type === 'directory' && octal.length === 3 && cleared === undefined;
  return ok({
    command: chmodCommand(cleared ?? octal, { path, recursive }),
    symbolicCommand: chmodCommand(clauses, { path, recursive }),
    octal,
    symbolic: formatSymbolic(mode),
    clauses,
    umask: formatUmask(mode),
    bits: namesOf(modeBits).filter((bit) => hasBit(mode, bit)),
    notices: [
      ...(isOpenToAll ? [{ code: 'isOpenToAll' } as const] : []),
      ...(keepsSpecialBits ? [{ code: 'keepsSpecialBits' } as const] : []),
    ],
  });
}

export const run = { describe } satisfies Runs<typeof declaration>;
