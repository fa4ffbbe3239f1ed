/** A value that browsers no longer update, so it is less informative than it seems. */
export type FrozenValue = 'windows10' | 'macOs1015' | 'ios18' | 'androidK' | 'majorVersion';

/** The contents of a user agent string. Undetected values are empty. */
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
  /** Whether it is a crawler, an HTTP library, or a text that browsers do not send. */
  readonly isBot: boolean;
  readonly frozen: readonly FrozenValue[];
}
