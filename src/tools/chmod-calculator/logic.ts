import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { chmodCommand } from './chmod-command.ts';
import { inputs, options } from './fields.ts';
import { formatClauses, formatOctal, formatSymbolic, formatUmask } from './format-mode.ts';
import { hasBit, type ModeBit, modeBits } from './mode-bits.ts';
import { type ModeError, parseMode } from './parse-mode.ts';

export interface DescribedMode {
  /** Its lower twelve bits. */
  readonly mode: number;
  readonly octal: string;
  readonly symbolic: string;
  readonly clauses: string;
  readonly umask: string;
  readonly command: string;
  readonly symbolicCommand: string;
  readonly bits: readonly ModeBit[];
  /** All may write, and nothing keeps them from deleting what others have written. */
  readonly isOpenToAll: boolean;
  /** GNU chmod does not clear the special bits of a directory with this octal mode (its manual, “Directories and the Set-User-ID and Set-Group-ID Bits”). */
  readonly keepsSpecialBits: boolean;
}

/** All about the permissions that were typed; nothing about an empty text. */
export function describePermissions(
  { permissions, path }: ValuesOf<typeof inputs>,
  { type, isRecursive }: ValuesOf<typeof options>,
): Result<DescribedMode | undefined, ModeError> {
  if (permissions.trim() === '') return ok(undefined);
  const parsed = parseMode(permissions, type === 'directory');
  if (!parsed.ok) return parsed;
  const mode = parsed.value;
  const octal = formatOctal(mode);
  const clauses = formatClauses(mode);
  return ok({
    mode,
    octal,
    symbolic: formatSymbolic(mode),
    clauses,
    umask: formatUmask(mode),
    command: chmodCommand(octal, { path, isRecursive }),
    symbolicCommand: chmodCommand(clauses, { path, isRecursive }),
    bits: (Object.keys(modeBits) as ModeBit[]).filter((bit) => hasBit(mode, bit)), // its own keys
    isOpenToAll: hasBit(mode, 'othersWrite') && !hasBit(mode, 'sticky'),
    keepsSpecialBits: type === 'directory' && octal.length === 3,
  });
}

export const operations = {
  describe: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: describePermissions }),
};
