import type { Notice } from '#core/answer.ts';
import type { MessageValues } from '#core/message-key.ts';

/** Something the visitor should know about a conversion that went through, or how much more of it there is. */
export type GatheredNotice<Code extends string = string> = Required<Notice<Code | 'more'>>;

/** A thousand lines of one kind help nobody: of each kind the first are shown. */
const SHOWN_OF_A_KIND = 20;

/** Gathers notices: of each code the first 20, then `more` with the `count` of those left out. */
export class Notices<Code extends string> {
  readonly #byCode = new Map<Code, { readonly shown: GatheredNotice<Code>[]; leftOut: number }>();

  /** `values` is asked only for a notice that will be shown. */
  add(code: Code, values: () => MessageValues): void {
    const kind = this.#byCode.get(code) ?? { shown: [], leftOut: 0 };
    this.#byCode.set(code, kind);
    if (kind.shown.length < SHOWN_OF_A_KIND) kind.shown.push({ code, values: values() });
    else kind.leftOut++;
  }

  list(): readonly GatheredNotice<Code>[] {
    return [...this.#byCode.values()].flatMap(({ shown, leftOut }) =>
      leftOut === 0 ? shown : [...shown, { code: 'more', values: { count: leftOut } }],
    );
  }
}
