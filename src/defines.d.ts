// Constants of `define` in vite.config.ts and scripts/generate/before-paint.ts.

/** The configuration of the build: scripts/configuration.ts. */
declare const __CONFIGURATION__: import('#core/configuration.ts').Configuration;

/** Whether page views are counted. If not, the build contains no code for it. */
declare const __IS_TRACKED__: boolean;

/** The date of the build in ISO format. Empty if it is unknown. */
declare const __BUILT_ON__: string;

/** The time after which no tool is new, in milliseconds of Unix time. Only in the script before the first paint. */
declare const __NEWEST_UNTIL_MS__: number;

/** The languages with their code in the path, separated by spaces. Only in the script before the first paint. */
declare const __PATH_LANGUAGES__: string;
