/** The maximum look-ups of an SPF record, and the maximum of those without a result: RFC 7208, section 4.6.4. */
export const MOST_LOOKUPS = 10;
export const MOST_VOIDS = 2;

/** The maximum number of records to choose from for an explanation. */
export const MOST_NAMED = 500;
