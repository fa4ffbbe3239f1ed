/** What of a user agent string is always the same, and so says less than it seems to. */
export type FrozenValue = 'windows10' | 'macOs1015' | 'ios18' | 'androidK' | 'majorVersion';

/** What a user agent string says. A text is empty where nothing was detected. */
export interface UserAgent {
  readonly browser: string;
  readonly browserVersion: string;
  readonly engine: string;
  readonly engineVersion: string;
  readonly os: string;
  readonly osVersion: string;
  /** `mobile`, `tablet`, `smarttv`, `console`, `wearable`, `embedded` or `desktop`. */
  readonly deviceType: string;
  readonly deviceVendor: string;
  readonly deviceModel: string;
  readonly cpu: string;
  /** A crawler, a library for HTTP, or a text that no browser would send. */
  readonly isBot: boolean;
  readonly frozen: readonly FrozenValue[];
}
