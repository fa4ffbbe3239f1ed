import type { Notice } from '#core/present.ts';
import type { MessageValues } from '#core/message-key.ts';

/** A notice about a successful conversion, or the number of further notices. */
export type GatheredNotice<Code extends string = string> = Required<Notice<Code | 'more'>>;

/** The maximum number of notices of a kind. Thousands of them would not help anyone. */
const SHOWN_OF_A_KIND = 20;

/** Collects notices: the first 20 of each code, followed by `more` with the `count` of those left out. */
export class Notices<Code extends string> {
  readonly #byCode = new Map<Code, { readonly shown: GatheredNotice<Code>[]; leftOut: number }>();

  /** `values` is called only if the notice is displayed. */
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
