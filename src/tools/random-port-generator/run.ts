import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { BLOCKED_PORTS } from '#pure/network/ports/blocked-ports.ts';
import { WELL_KNOWN_PORTS } from '#pure/network/ports/well-known-ports.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import type { declaration } from './declare.ts';
import { portRanges } from './port-ranges.ts';

type Options = Given<typeof declaration, 'generate'>;

const SEPARATORS = { newLine: '\n', comma: ', ', space: ' ' } as const satisfies Record<Options['separator'], string>;

/** Selects distinct random ports of the range, with equal probability for each allowed port, and joins them with the separator. */
export function generatePorts(
  options: Options,
  context: Pick<Context, 'randomBytes'>,
): Result<string, 'minAboveMax' | 'noPortAvailable' | 'tooFewPorts'> {
  const { quantity, sort, separator } = options;
  const bounds = boundsOf(options);
  if (bounds.min > bounds.max) return fail('minAboveMax', { field: 'min' });
  const allowed = allowedPorts({ ...options, ...bounds });
  if (allowed.length === 0) return fail('noPortAvailable', { field: 'min' });
  if (allowed.length < quantity) return fail('tooFewPorts', { field: 'quantity', values: { count: allowed.length } });
  const ports = drawWithoutReplacement(allowed, quantity, context);
  return ok((sort ? ports.toSorted((one, other) => one - other) : ports).join(SEPARATORS[separator]));
}

/** Uses the selected range unless the user has changed the bounds. */
function boundsOf({ range, min, max }: Options): { readonly min: number; readonly max: number } {
  const areUntouched = min === portRanges.user.min && max === portRanges.user.max;
  return range !== 'custom' && areUntouched ? portRanges[range] : { min, max };
}

const allowedPorts = ({ min, max, avoidWellKnown, avoidBlocked }: Options): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (port) => !(avoidWellKnown && WELL_KNOWN_PORTS.has(port)) && !(avoidBlocked && BLOCKED_PORTS.has(port)),
  );

/** Draws elements by a partial Fisher–Yates shuffle, which swaps a random remaining element with the first remaining one. */
function drawWithoutReplacement(all: readonly number[], count: number, context: Pick<Context, 'randomBytes'>): readonly number[] {
  const shuffled = [...all];
  for (let first = 0; first < count; first += 1) {
    const other = first + uniformSource(all.length - first, context)();
    [shuffled[first], shuffled[other]] = [shuffled[other] ?? 0, shuffled[first] ?? 0];
  }
  return shuffled.slice(0, count);
}

export const run = { generate: generatePorts } satisfies Runs<typeof declaration>;
