/** What this build was configured for (scripts/configuration.ts). */
export const configuration = __CONFIGURATION__;
