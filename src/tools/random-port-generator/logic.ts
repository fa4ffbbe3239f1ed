import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { uniformSource } from '#formats/uniform-random.ts';
import { BLOCKED_PORTS, WELL_KNOWN_PORTS } from './avoided-ports.ts';
import { inputs, options } from './fields.ts';

type Options = ValuesOf<typeof options>;

const SEPARATORS = { newLine: '\n', comma: ', ', space: ' ' } as const satisfies Record<Options['separator'], string>;

/** Different ports from `min` to `max`, each allowed one as likely as any other, joined by the separator. */
export function generatePorts(
  wish: Options,
  context: Pick<RunContext, 'randomBytes'>,
): Result<string, 'minAboveMax' | 'noPortAvailable' | 'tooFewPorts'> {
  const { quantity, min, max, isSorted, separator } = wish;
  if (min > max) return fail('minAboveMax', { field: 'min' });
  const allowed = allowedPorts(wish);
  if (allowed.length === 0) return fail('noPortAvailable', { field: 'min' });
  if (allowed.length < quantity) return fail('tooFewPorts', { field: 'quantity', values: { count: allowed.length } });
  const ports = drawWithoutReplacement(allowed, quantity, context);
  return ok((isSorted ? ports.toSorted((one, other) => one - other) : ports).join(SEPARATORS[separator]));
}

const allowedPorts = ({ min, max, avoidWellKnown, avoidBlocked }: Options): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (port) => !(avoidWellKnown && WELL_KNOWN_PORTS.has(port)) && !(avoidBlocked && BLOCKED_PORTS.has(port)),
  );

/** The first steps of the shuffle of Fisher and Yates: a drawn one changes places with the first of those that are left. */
function drawWithoutReplacement(all: readonly number[], count: number, context: Pick<RunContext, 'randomBytes'>): readonly number[] {
  const shuffled = [...all];
  for (let first = 0; first < count; first += 1) {
    const drawn = first + uniformSource(all.length - first, context)();
    [shuffled[first], shuffled[drawn]] = [shuffled[drawn] ?? 0, shuffled[first] ?? 0];
  }
  return shuffled.slice(0, count);
}

export const operations = {
  generate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run: (_inputs, wish, context) => generatePorts(wish, context),
  }),
};
