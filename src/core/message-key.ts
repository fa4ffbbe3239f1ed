/** The values of a message's placeholders. `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message file as parsed from JSON. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

// `found_one` and `found_other` are two forms of the one message `found`.
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** The path of every text in the English file, such as `fields.length.label` or `errors.noSet`. */
export type MessageKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? WithoutPlural<Key> : `${Key}.${MessageKey<Source[Key]>}`;
}[keyof Source & string];

export type Translate<Source> = (key: MessageKey<Source>, values?: MessageValues) => string;

/** A translator whose keys the compiler cannot check. Use it only where other code checks the keys. */
export type TranslateAny = (key: string, values?: MessageValues) => string;
