/** What a setting may be: how a sentence says it, and how a text of a variable or a flag, and a value of JSON, is read. */
export interface Format<Value> {
  readonly says: string;
  /** `undefined` when the text is not of the format. */
  readonly parse: (source: string) => Value | undefined;
  /** `undefined` when the value is not of the format. A format of texts alone has none. */
  readonly take?: (value: unknown) => Value | undefined;
  /** The same for editors of the file of settings (JSON Schema 2020-12), as far as nothing need be known of the site. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** A format whose values are texts in JSON, too. */
const ofText = <Value>(says: string, schema: object, parse: (source: string) => Value | undefined): Format<Value> => ({
  says,
  parse,
  take: (value) => (typeof value === 'string' ? parse(value) : undefined),
  schema: { type: 'string', ...schema },
});

/** A format of texts that are all that match. */
const ofPattern = (says: string, pattern: RegExp, schema: object = {}): Format<string> =>
  ofText(says, { ...schema, pattern: pattern.source }, (source) => (pattern.test(source) ? source : undefined));

export const anyText = ofText('a string', {}, (source) => source);

/** True only for `true`, in any case; a text that is neither `true` nor `false` is refused. */
export const boolean: Format<boolean> = {
  says: 'a boolean',
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

/** An http or https address, or nothing. */
export const address = ofPattern('an http(s) address or empty', /^(?:https?:\/\/[^\s/]\S*)?$/u);

/** One that has something to be seen. */
export const shortName = ofPattern('a text of 1 to 60 characters in one line', /^(?=.{1,60}$)(?=.*\S)[^\p{Cc}\u2028\u2029]*$/u);

/** Names that are separated by commas or blanks; in JSON a list. Each is looked at by itself. */
export const names: Format<readonly unknown[]> = {
  says: 'a list of ids of tools or categories',
  parse: (source) => source.split(/[\s,]+/).filter(Boolean),
  take: (value) => (Array.isArray(value) ? value : undefined),
};

export const wholeNumber = (min: number, max: number): Format<number> => ({
  says: `a whole number from ${min} to ${max}`,
  parse: (source) => (/^\d{1,15}$/.test(source) && Number(source) >= min && Number(source) <= max ? Number(source) : undefined),
  take: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined),
});
