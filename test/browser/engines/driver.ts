/** One tab of a browser, with the commands that every protocol supports. */
export interface Driver extends AsyncDisposable {
  /** Loads an address as a new document. */
  readonly open: (address: string) => Promise<void>;
  /** Calls a function in the page with JSON values. The function cannot use anything from its scope here. */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    call: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Clicks as a user does, so that the browser treats it as a user gesture. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses a key: a single character or the name of a key. */
  readonly press: (key: string, modifier?: 'Control') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** The call as an expression, which is all that WebDriver, BiDi, and the Chromium protocol have in common. */
export const callOf = (call: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${call.toString()})(${given.map((value) => JSON.stringify(value)).join(', ')})`;

/** Settings that are the same in all browsers, so that pages look alike. */
export const SCREEN = { width: 1280, height: 900 } as const;
export const TIME_ZONE = 'Europe/Paris';
