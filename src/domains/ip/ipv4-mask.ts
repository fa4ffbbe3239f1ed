import { blockSize } from './ipv4-block.ts';
import { LAST_IPV4 } from './ipv4.ts';

/** The wildcard mask: 1 bits where the addresses of a block differ. */
export const wildcardMaskOf = (prefixLength: number): number => blockSize(prefixLength) - 1;

/** The subnet mask: 1 bits where the addresses of a block are equal. */
export const maskOf = (prefixLength: number): number => LAST_IPV4 - wildcardMaskOf(prefixLength);

const prefixLengths = Array.from({ length: 33 }, (_, prefixLength) => prefixLength);

/**
 * The prefix length of a mask (ones before zeros) or of a wildcard mask (zeros before ones). A value that is both counts as a mask.
 * Undefined if it is neither.
 */
export const prefixLengthOf = (mask: number): number | undefined =>
  prefixLengths.find((each) => maskOf(each) === mask) ?? prefixLengths.find((each) => wildcardMaskOf(each) === mask);
