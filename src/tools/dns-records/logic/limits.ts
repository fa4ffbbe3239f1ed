/** Look-ups of an SPF record, and those of them that find nothing: RFC 7208, section 4.6.4. */
export const MOST_LOOKUPS = 10;
export const MOST_VOIDS = 2;

/** Nobody looks for a record to be explained in a longer list. */
export const MOST_NAMED = 500;
