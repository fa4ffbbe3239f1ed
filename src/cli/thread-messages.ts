import type { Language } from '#core/languages.ts';
import type { Result } from '#core/result.ts';
import type { Values } from '#engine/library.ts';

/** The start data of a thread. */
export interface ThreadData {
  readonly folder: string;
  readonly toolId: string;
  readonly language: Language;
  readonly locale: string;
  /** The compile cache folder of the thread that starts this one, if it has one. */
  readonly compiled?: string | undefined;
}

/** A request to run an operation. */
export interface ThreadCall {
  readonly name: string;
  readonly given: Values;
}

/** A message of a thread about a run. */
export type ThreadMessage =
  | { readonly kind: 'began' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: Result<unknown> }
  | { readonly kind: 'thrown'; readonly error: unknown };
