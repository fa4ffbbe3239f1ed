export const LAST_PORT = 65_535;

/** RFC 6335, section 6: the first ports after those of the system, and after those that can be registered. */
export const FIRST_USER_PORT = 1024;
export const FIRST_DYNAMIC_PORT = 49_152;
