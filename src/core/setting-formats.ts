/** The format of a setting: its description in a sentence, and how it is read from a variable or flag and from JSON. */
export interface Format<Value> {
  readonly description: string;
  /** Reads a text; `undefined` if it is invalid. */
  readonly parse: (source: string) => Value | undefined;
  /** Reads a JSON value; `undefined` if it is invalid. Missing for a format that is only used for text. */
  readonly take?: (value: unknown) => Value | undefined;
  /** The format as JSON Schema 2020-12, for editors. It contains only rules that do not depend on the site. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** A format whose values are strings in JSON, too. */
const ofText = <Value>(description: string, schema: object, parse: (source: string) => Value | undefined): Format<Value> => ({
  description,
  parse,
  take: (value) => (typeof value === 'string' ? parse(value) : undefined),
  schema: { type: 'string', ...schema },
});

/** A format of all strings that match a pattern. */
const ofPattern = (description: string, pattern: RegExp, schema: object = {}): Format<string> =>
  ofText(description, { ...schema, pattern: pattern.source }, (source) => (pattern.test(source) ? source : undefined));

export const anyText = ofText('a string', {}, (source) => source);

/** A boolean. As text, only `true` and `false` are valid, in upper or lower case. */
export const boolean: Format<boolean> = {
  description: 'a boolean',
  parse: (source) =>
    new Map([
      ['true', true],
      ['false', false],
    ]).get(source.toLowerCase()),
  take: (value) => (typeof value === 'boolean' ? value : undefined),
  schema: { type: 'boolean' },
};

export const oneOf = <const Value extends string>(values: readonly Value[]): Format<Value> =>
  ofText(`one of ${values.join(', ')}`, { enum: values }, (source) => values.find((value) => value === source));

export const basePath = ofPattern('a path that starts and ends with /', /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/u);

/** An http or https address, or an empty string. */
export const address = ofPattern('an http(s) address or empty', /^(?:https?:\/\/[^\s/]\S*)?$/u);

/** A short name with at least one visible character. */
export const shortName = ofPattern('a text of 1 to 60 characters in one line', /^(?=.{1,60}$)(?=.*\S)[^\p{Cc}\u2028\u2029]*$/u);

/** Names separated by commas or whitespace, or an array in JSON. The reader checks each name. */
export const names: Format<readonly unknown[]> = {
  description: 'a list of ids of tools or categories',
  parse: (source) => source.split(/[\s,]+/).filter(Boolean),
  take: (value) => (Array.isArray(value) ? value : undefined),
};

export const wholeNumber = (min: number, max: number): Format<number> => ({
  description: `a whole number from ${min} to ${max}`,
  parse: (source) => (/^\d{1,15}$/.test(source) && Number(source) >= min && Number(source) <= max ? Number(source) : undefined),
  take: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined),
});
