export const LAST_PORT = 65_535;

/** RFC 6335, section 6: user ports were called registered, and those from 49152 on are dynamic. */
export const portRanges = {
  user: { min: 1024, max: LAST_PORT },
  registered: { min: 1024, max: 49_151 },
  dynamic: { min: 49_152, max: LAST_PORT },
} as const;
