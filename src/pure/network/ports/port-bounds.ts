export const LAST_PORT = 65_535;

/** RFC 6335, section 6: the first user port (after the system ports), and the first dynamic port (after the registrable ones). */
export const FIRST_USER_PORT = 1024;
export const FIRST_DYNAMIC_PORT = 49_152;
