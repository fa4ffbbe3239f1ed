/** What a setting may be: how a sentence says it, and how a text of a variable or a flag, and a value of JSON, is read. */
export interface Format<Value> {
  readonly says: string;
  /** `undefined` when the text is not of the format. */
  readonly parse: (source: string) => Value | undefined;
  /** `undefined` when the value is not of the format. A format of texts alone has none. */
  readonly take?: (value: unknown) => Value | undefined;
}

/** A format whose values are texts in JSON, too. */
const ofText = <Value>(says: string, parse: (source: string) => Value | undefined): Format<Value> => ({
  says,
  parse,
  take: (value) => (typeof value === 'string' ? parse(value) : undefined),
});

export const anyText = ofText('a string', (source) => source);

/** True only for `true`, in any case; a text that is neither `true` nor `false` is refused. */
export const boolean: Format<boolean> = {
  says: 'a boolean',
  parse: (source) =>
    new Map([
      ['true', true],
      ['false', false],
    ]).get(source.toLowerCase()),
  take: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const oneOf = <const Value extends string>(values: readonly Value[]): Format<Value> =>
  ofText(`one of ${values.join(', ')}`, (source) => values.find((value) => value === source));

export const basePath = ofText('a path that starts and ends with /', (source) =>
  /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(source) ? source : undefined,
);

/** An http or https address, or nothing. */
export const address = ofText('an http(s) address or empty', (source) =>
  source === '' || /^https?:\/\/[^\s/]\S*$/.test(source) ? source : undefined,
);

export const shortName = ofText('a text of 1 to 60 characters in one line', (source) =>
  [...source].length <= 60 && source.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(source) ? source : undefined,
);

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
