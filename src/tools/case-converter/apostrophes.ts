/** What is typed for an apostrophe, as members of a character class: also the accents that keyboards have beside it. */
export const APOSTROPHES = "'’‘´`";
