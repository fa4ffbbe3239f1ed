import type { GivenFlag } from './read-run.ts';

/** The flags of one command, by name. */
export class GivenFlags {
  readonly #values = new Map<string, string[]>();

  constructor(flags: readonly GivenFlag[]) {
    for (const { name, value } of flags) {
      const values = this.#values.get(name);
      if (values) values.push(value);
      else this.#values.set(name, [value]);
    }
  }

  /** All values in the order of the command. */
  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** The last value, which overrides the others if a flag accepts only one. */
  last(name: string): string | undefined {
    return this.all(name).at(-1);
  }

  has(name: string): boolean {
    return this.last(name) !== undefined;
  }
}
