import type { Refusal } from './contract.ts';

/** A refusal as an exception: with all that it says, and its sentence as the message. */
export class ItToolsError extends Error {
  override readonly name = 'ItToolsError';

  constructor(refusal: Refusal) {
    super(refusal.message);
    Object.assign(this, refusal);
  }
}
