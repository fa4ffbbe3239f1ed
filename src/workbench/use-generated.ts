import { useMemo, useState } from 'react';
import type { RunContext } from '#core/operation.ts';
import type { Result } from '#core/result.ts';
import { hasInvalidNumber, type Outcome } from './outcome.ts';
import { mainContext } from './run-context.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useStable } from './use-stable.ts';

type Generate<Wish, Value, Code extends string> = (wish: Wish, context: RunContext) => Result<Value, Code>;

/**
 * The outcome of a function that needs randomness or the time, drawn once per `wish` and again on `redraw`.
 * There is none in the prerendered page, nor while a number field is in error.
 */
export function useGenerated<Wish extends object, Value, Code extends string>(
  generate: Generate<Wish, Value, Code>,
  wish: Wish,
): { readonly outcome: Outcome<Value, Code>; readonly redraw: () => void } {
  const isHydrated = useHydrated();
  const [draws, setDraws] = useState(0);
  // Another draw of the same wish is another request.
  const request = useStable({ wish: useStable(wish), draws });
  const outcome = useMemo(
    () => (isHydrated && !hasInvalidNumber(request.wish) ? generate(request.wish, mainContext) : undefined),
    [generate, request, isHydrated],
  );
  return { outcome, redraw: () => setDraws(draws + 1) };
}
