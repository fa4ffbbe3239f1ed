import { FIRST_DYNAMIC_PORT, FIRST_USER_PORT, LAST_PORT } from '#pure/network/ports/port-bounds.ts';

/** RFC 6335, section 6: user ports are also called registered ports, and the ports after them are dynamic. */
export const portRanges = {
  user: { min: FIRST_USER_PORT, max: LAST_PORT },
  registered: { min: FIRST_USER_PORT, max: FIRST_DYNAMIC_PORT - 1 },
  dynamic: { min: FIRST_DYNAMIC_PORT, max: LAST_PORT },
} as const;
