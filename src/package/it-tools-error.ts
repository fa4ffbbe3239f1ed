import type { Refusal } from './contract.ts';

/** A refusal as an exception, with all of its properties. */
export class ItToolsError extends Error {
  override readonly name = 'ItToolsError';

  constructor(refusal: Refusal) {
    super(refusal.message);
    Object.assign(this, refusal);
  }
}
