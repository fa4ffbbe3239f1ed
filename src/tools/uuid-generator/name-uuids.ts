import { v3, v5 } from 'uuid';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { type NotAUuid, parseUuid } from './parse-uuid.ts';
import { isNameVersion } from './version.ts';

/** RFC 9562, section 6.6. */
const namespaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

/**
 * Creates the canonical UUID of each line (RFC 9562, sections 5.3 and 5.5). Returns `null` if the names or a custom namespace are missing,
 * and for versions other than 3 and 5.
 */
export function nameUuids({
  names,
  customNamespace,
  version,
  namespace,
}: Given<typeof declaration, 'name'>): Result<readonly string[] | null, NotAUuid> {
  const typed = namespace === 'custom' ? customNamespace : namespaces[namespace];
  if (typed.trim() === '' || !isNameVersion(version)) return ok(null);
  const parsed = parseUuid(typed, 'customNamespace');
  if (!parsed.ok) return parsed;
  const hash = version === 'v3' ? v3 : v5;
  const bytes = bytesOf(parsed.value);
  const encoder = new TextEncoder(); // the library's own encoding throws for a lone surrogate
  return ok(linesOf(names).map((name) => hash(encoder.encode(name), bytes)));
}

/** Splits names into lines and drops an empty last line. */
function linesOf(names: string): readonly string[] {
  const lines = names.split(/\r\n?|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

const bytesOf = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
