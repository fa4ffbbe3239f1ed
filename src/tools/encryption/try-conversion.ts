import { initialValues, type ValuesOf } from '#core/fields.ts';
import type { RunContext } from '#core/operation.ts';
import { inputs, options } from './fields.ts';
import { convert } from './logic.ts';

/** For tests: a conversion with the defaults for all that is not said. */

type Given = Partial<ValuesOf<typeof inputs>>;
type Wish = Partial<ValuesOf<typeof options>>;

export const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(0),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  progress: () => undefined,
};

export const run = (given: Given, wish: Wish, following: RunContext = context) =>
  convert({ ...initialValues(inputs), ...given }, { ...initialValues(options), ...wish }, following);

async function textOf(given: Given, wish: Wish): Promise<string> {
  const result = await run(given, wish);
  if (!result.ok || result.value?.kind !== 'text') throw new Error(JSON.stringify(result));
  return result.value.text;
}

export const encrypt = (given: Given, wish: Wish) => textOf(given, { ...wish, direction: 'encrypt' });
export const decrypt = (given: Given, wish: Wish) => textOf(given, { ...wish, direction: 'decrypt' });
/** What becomes of a cipher text that cannot be decrypted. */
export const refusal = (given: Given, wish: Wish) => run(given, { ...wish, direction: 'decrypt' });
