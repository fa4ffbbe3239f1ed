const LONGEST = 60;

/** What a message quotes of an input: at most 60 code units, then an ellipsis. */
export const excerpt = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
