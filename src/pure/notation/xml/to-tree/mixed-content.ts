import { Notices } from '../../tree/notices.ts';

/** Collects notices about text next to child elements, once for each element name: `mixedContent` with the `name`. */
export class MixedContent {
  readonly #notices = new Notices<'mixedContent'>();
  readonly #names = new Set<string>();

  note(name: string): void {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.#notices.add('mixedContent', () => ({ name }));
  }

  list(): ReturnType<Notices<'mixedContent'>['list']> {
    return this.#notices.list();
  }
}
