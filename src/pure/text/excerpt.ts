/** The length of an input's excerpt in a message. */
const LONGEST = 60;

/** The beginning of a text, up to `longest` code units, with an ellipsis if there is more. */
export const excerpt = (text: string, longest = LONGEST): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
