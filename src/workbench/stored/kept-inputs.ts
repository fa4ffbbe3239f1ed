import { readStored, subscribeStored, writeStored } from './storage.ts';
import type { StoredKey } from './stored-keys.ts';

/** Drafts by the names of their fields, as they were found: they may be stale or anybody's. */
export type Kept = Readonly<Record<string, unknown>>;

/** So long nothing must have changed before it is stored: megabytes take longer than a frame, too long for every key that is pressed. */
const PAUSE_MS = 300;

/** The inputs of a tool that the browser keeps when the page is closed: JSON in local storage, under `inputs:<tool>`. */
export class KeptInputs {
  readonly #key: StoredKey;
  /** What this tab last read or wrote. */
  #source = '';
  #unwritten: Kept | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(toolId: string) {
    this.#key = `inputs:${toolId}`;
  }

  read(): Kept {
    this.#source = readStored(this.#key) ?? '';
    return parse(this.#source);
  }

  /** Stores it in a moment, or when the page is left. */
  write(kept: Kept): void {
    this.#unwritten = kept;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.#store, PAUSE_MS);
    addEventListener('pagehide', this.#store);
    document.addEventListener('visibilitychange', this.#store);
  }

  remove(): void {
    this.#forgetUnwritten();
    this.#source = '';
    writeStored(this.#key, undefined);
  }

  /** Calls back when another tab has written, or wrote while nobody listened. */
  subscribe(listener: (kept: Kept) => void): () => void {
    const look = (): void => {
      if ((readStored(this.#key) ?? '') === this.#source) return;
      this.#forgetUnwritten();
      listener(this.read());
    };
    look();
    return subscribeStored(this.#key, look);
  }

  readonly #store = (): void => {
    if (this.#unwritten === undefined) return;
    this.#source = Object.keys(this.#unwritten).length > 0 ? JSON.stringify(this.#unwritten) : '';
    this.#forgetUnwritten();
    writeStored(this.#key, this.#source || undefined);
  };

  #forgetUnwritten(): void {
    this.#unwritten = undefined;
    clearTimeout(this.#pause);
    removeEventListener('pagehide', this.#store);
    document.removeEventListener('visibilitychange', this.#store);
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
