/** One tab of a browser, in the few words that every protocol knows. */
export interface Driver extends AsyncDisposable {
  /** Loads an address as a document of its own. */
  readonly open: (address: string) => Promise<void>;
  /** Calls a function in the page, with values that JSON can hold. The function knows nothing of what is around it here. */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    call: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Clicks as a person does: the browser takes it for the visitor's own wish. */
  readonly click: (selector: string) => Promise<void>;
  /** A key of a single character, or one of these by its name. */
  readonly press: (key: string, modifier?: 'Control') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** The call as an expression: all that WebDriver, BiDi and the protocol of Chromium have in common. */
export const callOf = (call: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${call.toString()})(${given.map((value) => JSON.stringify(value)).join(', ')})`;

/** What is the same for all, so that pages look alike. */
export const SCREEN = { width: 1280, height: 900 } as const;
export const TIME_ZONE = 'Europe/Paris';
