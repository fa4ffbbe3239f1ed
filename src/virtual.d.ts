/** The URL of the sprite of all icons in use. */
declare module 'virtual:icons' {
  const sprite: string;
  export default sprite;
}

/** The script that runs in <head> before the first paint; nothing where pages are not prerendered. */
declare module 'virtual:before-paint' {
  const script: string;
  export default script;
}

/** The addresses of the files that scripts/data makes, by name. */
declare module 'virtual:data-files' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** What the build was configured for: scripts/configuration.ts. */
declare const __CONFIGURATION__: import('#core/configuration.ts').Configuration;

/** Whether page views are counted: then the code that does it is a part of the build. */
declare const __IS_TRACKED__: boolean;

/** The day of what is built, as an ISO date; empty where it is not known. */
declare const __BUILT_ON__: string;

/** In the script before the first paint alone: when the last of the newest tools is new no longer, in milliseconds of Unix time. */
declare const __NEWEST_UNTIL_MS__: number;

/** In the script before the first paint alone: the languages whose pages stand under their code, with blanks between. */
declare const __PATH_LANGUAGES__: string;
