/** An `s` that makes an acronym plural: `IDs`, `APIs`. Before a capital, `As`, `Is`, and `Us` are words: `URLIsValid`. */
const PLURAL = String.raw`[AIU]s(?!\p{L})|(?![AIU])\p{Lu}\p{M}*s(?!\p{Ll})`;

/** The source of a pattern (flag `u`) for the position where a word begins after an acronym: `XML|Http`. */
export const ACRONYM_END = String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?!${PLURAL})(?<=\p{Lu}\p{M}*)`;
