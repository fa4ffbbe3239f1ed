const INSECURE_BITS = 1024;

/** The warning for insecure key sizes. */
export const noticesOfSize = (bits: number) => (bits === INSECURE_BITS ? [{ code: 'insecure' }] : []);
