import { readStored, subscribeStored, writeStored } from './storage.ts';

/** Drafts by the names of their fields, as they were found: they may be stale or anybody's. */
export type Kept = Readonly<Record<string, unknown>>;

/** The inputs of a tool that the browser keeps when the page is closed: JSON in local storage, under `inputs:<tool>`. */
export class KeptInputs {
  readonly #key: string;
  /** What this tab last read or wrote. */
  #source = '';

  constructor(toolId: string) {
    this.#key = `inputs:${toolId}`;
  }

  read(): Kept {
    this.#source = readStored(this.#key) ?? '';
    return parse(this.#source);
  }

  /** `undefined` removes all. */
  write(kept: Kept | undefined): void {
    this.#source = kept === undefined ? '' : JSON.stringify(kept);
    writeStored(this.#key, kept && this.#source);
  }

  /** Calls back when another tab has written, or wrote while nobody listened. */
  subscribe(listener: (kept: Kept) => void): () => void {
    const look = (): void => {
      if ((readStored(this.#key) ?? '') !== this.#source) listener(this.read());
    };
    look();
    return subscribeStored(this.#key, look);
  }
}

function parse(source: string): Kept {
  try {
    const kept: unknown = JSON.parse(source);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // nothing is kept, or not by us
  }
}
