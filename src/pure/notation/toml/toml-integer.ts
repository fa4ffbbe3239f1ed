const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** Whether an integer has 64 bits at most, signed: TOML 1.1, section "Integer". */
export const isTomlInteger = (value: bigint): boolean => value >= SMALLEST && value <= LARGEST;
