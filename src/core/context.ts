import type { RunContext, WorkerContext } from './operation.ts';

/** Everything a run may know beyond its fields. Injected, so that tests and every door are repeatable. */
export interface Context extends RunContext {
  /** The code of the language that the answer is for. */
  readonly language: string;
  /** Of the IANA database: that of whoever asks. */
  readonly timeZone: string;
  /** Web Crypto, where there is one: browsers keep it from pages on plain http. */
  readonly subtle: SubtleCrypto | undefined;
}

/** What a run in the worker may ask for besides. */
export type DataContext = Context & Pick<WorkerContext, 'loadData'>;
