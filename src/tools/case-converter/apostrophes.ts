/** Characters typed as an apostrophe, as members of a character class. Includes the accents next to it on keyboards. */
export const APOSTROPHES = "'’‘´`";
