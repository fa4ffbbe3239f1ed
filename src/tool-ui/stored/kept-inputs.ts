import { readStored, subscribeStored, writeStored } from './storage.ts';
import type { StoredKey } from './stored-keys.ts';

/** Unchecked control values by the names of their fields. They may be outdated or written by another program. */
export type Kept = Readonly<Record<string, unknown>>;

/** Delay in ms after the last change before storing. Storing megabytes takes longer than a frame, too long for every key press. */
const PAUSE_MS = 300;

/** The inputs of a tool that the browser keeps when the page is closed: JSON in local storage, under `inputs:<tool>`. */
export class KeptInputs {
  readonly #key: StoredKey;
  /** The value that this tab last read or wrote. */
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

  /** Stores the control values after a pause, or when the page is left. */
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

  /** Calls `listener` when another tab has written the value, and immediately if that happened before the subscription. */
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
    return {}; // nothing kept, or not written by this site
  }
}
