import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { toHex } from '#pure/bytes/hex.ts';
import type { declaration } from './declare.ts';
import { ADDRESS_DIGITS, parsePrefix, type PrefixError } from './parse-prefix.ts';

export type AddressOptions = Given<typeof declaration, 'generate'>;
type AddressKind = AddressOptions['addressKind'];

const ADDRESS_BYTES = 6;

/** The index of the digit with the bits for the kind: IEEE 802-2024, section 8.2. A prefix that contains this digit determines the kind. */
const KIND_DIGIT = 1;

/** The values of this digit for each kind. The lowest bit is set in a group address, the next one in a locally administered address. */
const kindDigits: Readonly<Record<AddressKind, string>> = {
  localUnicast: '26AE',
  universalUnicast: '048C',
  any: '0123456789ABCDEF',
};

const decidesKind = (prefix: string): boolean => prefix.length > KIND_DIGIT;

function countFree(prefix: string, addressKind: AddressKind): number {
  const open = ADDRESS_DIGITS - prefix.length;
  return decidesKind(prefix) ? 16 ** open : 16 ** (open - 1) * kindDigits[addressKind].length;
}

/**
 * Generates distinct addresses of 12 digits in upper case. All addresses with the prefix and the kind are equally likely. Errors: those of
 * the prefix, and `tooFewAddresses` with the `count` of possible addresses.
 */
export function drawAddresses(
  { prefix: typed, quantity, addressKind }: AddressOptions,
  { randomBytes }: Pick<Context, 'randomBytes'>,
): Result<readonly string[], PrefixError | 'tooFewAddresses'> {
  const parsed = parsePrefix(typed);
  if (!parsed.ok) return parsed;
  const prefix = parsed.value;
  const count = countFree(prefix, addressKind);
  if (quantity > count) return fail('tooFewAddresses', { field: 'quantity', values: { count } });

  const addresses = new Set<string>();
  while (addresses.size < quantity) {
    const random = toHex(randomBytes((quantity - addresses.size) * ADDRESS_BYTES)).toUpperCase();
    for (let at = 0; at < random.length; at += ADDRESS_DIGITS) {
      addresses.add(shape(random.slice(at, at + ADDRESS_DIGITS), prefix, addressKind));
    }
  }
  return ok([...addresses]);
}

/** Combines random digits with the prefix and the kind. */
function shape(random: string, prefix: string, addressKind: AddressKind): string {
  const address = prefix + random.slice(prefix.length);
  if (decidesKind(prefix)) return address;
  const allowed = kindDigits[addressKind];
  // There are 4 or 16 allowed digits, so each corresponds to the same number of the 16 random ones.
  const digit = allowed.charAt(Number.parseInt(random.charAt(KIND_DIGIT), 16) % allowed.length);
  return address.slice(0, KIND_DIGIT) + digit + address.slice(KIND_DIGIT + 1);
}

/** Adds a notice if the prefix determines the kind, so that the option has no effect. */
const readPrefix = ({ prefix }: Given<typeof declaration, 'readPrefix'>) =>
  mapResult(parsePrefix(prefix), (digits) => ({ notices: decidesKind(digits) ? [{ code: 'kindOfPrefix' }] : [] }));

export const run = { generate: drawAddresses, readPrefix } satisfies Runs<typeof declaration>;
