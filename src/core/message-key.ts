/** The numbers and words that stand for a message's placeholders; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A file of messages, as it is in JSON. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

// `found_one` and `found_other` are two forms of the one message `found`.
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** `fields.length.label` | `errors.noSet` | …: every path to a text in the English file. */
export type MessageKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? WithoutPlural<Key> : `${Key}.${MessageKey<Source[Key]>}`;
}[keyof Source & string];

export type Translate<Source> = (key: MessageKey<Source>, values?: MessageValues) => string;

/** A translator whose keys are not known to the compiler: only what checks them may have one. */
export type TranslateAny = (key: string, values?: MessageValues) => string;
