import { Notices } from '../../tree/notices.ts';

/** Notices about text beside child elements, one for each name of an element: `mixedContent` with the `name`. */
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
