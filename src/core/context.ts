import type { RunContext, WorkerContext } from './operation.ts';

/** Everything a run may know beyond its fields. Injected, so that tests and every door are repeatable. */
export interface Context extends RunContext {
  /** The code of the language that the answer is for. */
  readonly language: string;
  /** The language tag of whoever asks, with his country if it says one; the answer may be for another language. */
  readonly locale: string;
  /** Of the IANA database: that of whoever asks. */
  readonly timeZone: string;
  /** Web Crypto, where there is one: browsers keep it from pages on plain http. */
  readonly subtle: SubtleCrypto | undefined;
}

/** What a run in the worker may ask for besides. */
export type DataContext = Context & Pick<WorkerContext, 'loadData'>;
