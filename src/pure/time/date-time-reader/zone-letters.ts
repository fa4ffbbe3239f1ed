/** The offsets of the zones in RFC 5322, section 4.3. */
export const mailZones: Readonly<Record<string, string>> = {
  GMT: '+0000',
  UT: '+0000',
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
};

/**
 * Further abbreviations that `date` prints and that have only one offset in the IANA database. Excludes IST, which is used in India,
 * Ireland, and Israel.
 */
export const printedZones: Readonly<Record<string, string>> = {
  ...mailZones,
  UTC: '+0000',
  Z: '+0000',
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  SAST: '+0200',
  CAT: '+0200',
  EAT: '+0300',
  WAT: '+0100',
  PKT: '+0500',
  HKT: '+0800',
  JST: '+0900',
  KST: '+0900',
  AWST: '+0800',
  ACST: '+0930',
  ACDT: '+1030',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
  AKST: '-0900',
  AKDT: '-0800',
  HST: '-1000',
};
