/** One row: how it is called, and how the page finds it out. Reading may throw; `undefined` and an empty text are what the browser does not give. */
export interface Fact {
  readonly label: string;
  readonly read: () => string | number | boolean | undefined;
}
