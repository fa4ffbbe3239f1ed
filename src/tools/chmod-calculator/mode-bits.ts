/** The bits of a file mode by the permission that they grant: POSIX.1-2024, sys/stat.h. In page order. */
export const modeBits = {
  ownerRead: 0o400,
  ownerWrite: 0o200,
  ownerExecute: 0o100,
  groupRead: 0o040,
  groupWrite: 0o020,
  groupExecute: 0o010,
  othersRead: 0o004,
  othersWrite: 0o002,
  othersExecute: 0o001,
  setuid: 0o4000,
  setgid: 0o2000,
  sticky: 0o1000,
} as const;

export type ModeBit = keyof typeof modeBits;

export const hasBit = (mode: number, bit: ModeBit): boolean => (mode & modeBits[bit]) !== 0;

export const toggleBit = (mode: number, bit: ModeBit): number => mode ^ modeBits[bit];
