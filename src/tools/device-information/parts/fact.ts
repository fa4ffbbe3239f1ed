/**
 * A row with its label and a function that reads its value. Reading may throw; `undefined` and empty text mean that the browser does not
 * provide it.
 */
export interface Fact {
  readonly label: string;
  readonly read: () => string | number | boolean | undefined;
}
