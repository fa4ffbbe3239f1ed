const INSECURE_BITS = 1024;

/** What is to be said about keys of so many bits. */
export const noticesOfSize = (bits: number) => (bits === INSECURE_BITS ? [{ code: 'insecure' }] : []);
