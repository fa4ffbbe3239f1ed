/** Properties that only some browsers have, and that TypeScript's standard library lacks. */
export interface NewerNavigator {
  /** W3C Device Memory: GiB, rounded by the browser. */
  readonly deviceMemory?: number;
  readonly globalPrivacyControl?: boolean;
  readonly gpu?: object;
  readonly connection?: Connection;
  readonly userAgentData?: { readonly getHighEntropyValues: (names: readonly string[]) => Promise<ClientHints> };
  readonly getBattery?: () => Promise<Battery>;
}

/** WICG Network Information. */
export interface Connection extends EventTarget {
  readonly effectiveType?: string;
  /** In Mbit/s. */
  readonly downlink?: number;
  /** In milliseconds. */
  readonly rtt?: number;
  readonly saveData?: boolean;
}

/** WICG User-Agent Client Hints. */
export interface ClientHints {
  readonly architecture?: string;
  readonly bitness?: string;
  readonly platformVersion?: string;
  readonly fullVersionList?: readonly { readonly brand: string; readonly version: string }[];
}

/** W3C Battery Status. */
export interface Battery extends EventTarget {
  /** From 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

export const newerNavigator = (): NewerNavigator => navigator as unknown as NewerNavigator; // every member is checked before use
