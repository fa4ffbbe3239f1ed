import { v3, v5 } from 'uuid';
import type { ValuesOf } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import type { options } from './fields.ts';
import { type NotAUuid, parseUuid } from './parse-uuid.ts';
import { isNameVersion } from './version.ts';

/** RFC 9562, section 6.6. */
const namespaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

interface Named {
  readonly names: string;
  readonly customNamespace: string;
}

type Naming = Pick<ValuesOf<typeof options>, 'version' | 'namespace'>;

/** The canonical UUID of every line: RFC 9562, sections 5.3 and 5.5. None while there is no name or no custom namespace yet, or for other versions than 3 and 5. */
export function nameUuids({ names, customNamespace }: Named, { version, namespace }: Naming): Result<readonly string[], NotAUuid> {
  const typed = namespace === 'custom' ? customNamespace : namespaces[namespace];
  if (typed.trim() === '' || !isNameVersion(version)) return ok([]);
  const parsed = parseUuid(typed, 'customNamespace');
  if (!parsed.ok) return parsed;
  const hash = version === 'v3' ? v3 : v5;
  const bytes = bytesOf(parsed.value);
  const encoder = new TextEncoder(); // the library's own encoding throws at a lone surrogate
  return ok(linesOf(names).map((name) => hash(encoder.encode(name), bytes)));
}

/** What follows the last line break is no name if it is empty. */
function linesOf(names: string): readonly string[] {
  const lines = names.split(/\r\n?|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

const bytesOf = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
