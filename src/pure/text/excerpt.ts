/** What a message quotes of an input. */
const LONGEST = 60;

/** At most so many code units of a text, then an ellipsis if there are more. */
export const excerpt = (text: string, longest = LONGEST): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
