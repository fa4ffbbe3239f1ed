const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** Whether an integer fits into 64 bits, signed: TOML 1.1, section "Integer". */
export const isTomlInteger = (value: bigint): boolean => value >= SMALLEST && value <= LARGEST;
