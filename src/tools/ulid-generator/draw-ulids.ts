import { encodeTime, incrementBase32, TIME_MAX } from 'ulid';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { parseTime, type TimeError } from './parse-time.ts';

/** An empty time means now. */
export type UlidOptions = Given<typeof declaration, 'generate'>;

type Entropy = Pick<Context, 'now' | 'randomBytes'>;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's base32
const RANDOM_CHARACTERS = 16;
const GREATEST_RANDOM = 'Z'.repeat(RANDOM_CHARACTERS);

/** Generates uppercase ULIDs for one time (ULID specification, https://github.com/ulid/spec). Errors: those of `parseTime`. */
export function drawUlids({ time, quantity, monotonic }: UlidOptions, context: Entropy): Result<readonly string[], TimeError> {
  const milliseconds = time.trim() === '' ? ok(context.now().getTime()) : parseTime(time);
  if (!milliseconds.ok) return milliseconds;
  return ok((monotonic ? generateMonotonic : generateEach)(milliseconds.value, quantity, context));
}

function generateEach(milliseconds: number, quantity: number, context: Entropy): readonly string[] {
  const prefix = encodeTime(milliseconds);
  const random = generateCharacters(quantity * RANDOM_CHARACTERS, context);
  return Array.from({ length: quantity }, (_, index) => prefix + random.slice(index * RANDOM_CHARACTERS, (index + 1) * RANDOM_CHARACTERS));
}

/** Increments the preceding ULID by 1. If the random part would overflow, continues with a new one in the next millisecond. */
function generateMonotonic(milliseconds: number, quantity: number, context: Entropy): readonly string[] {
  const ulids: string[] = [];
  let moment = milliseconds;
  let random = generateCharacters(RANDOM_CHARACTERS, context);
  while (ulids.length < quantity) {
    ulids.push(encodeTime(moment) + random);
    if (random === GREATEST_RANDOM) {
      moment = Math.min(moment + 1, TIME_MAX);
      random = generateCharacters(RANDOM_CHARACTERS, context);
    } else {
      random = incrementBase32(random);
    }
  }
  return ulids;
}

/** Generates random characters of five bits each. The modulo is unbiased because 256 is a multiple of 32. */
const generateCharacters = (count: number, { randomBytes }: Entropy): string =>
  Array.from(randomBytes(count), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
