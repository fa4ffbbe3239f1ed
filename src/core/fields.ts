import type { DataType } from './data-type.ts';

/** The storage and sharing of a value, and its former names. */
export interface Persistence {
  /**
   * The storage of the value: none, for the life of the tab, or on the device. Defaults to `session` for an input and `local` for an option.
   */
  readonly persist?: 'never' | 'session' | 'local';
  /** For an input with `persist: 'local'`: the view option (a flag) that must be on for the device to store it. */
  readonly persistWith?: string;
  /**
   * The links that contain the value: all, only those created with inputs, or none. Defaults to all for an option, and to links with inputs
   * for an input. A value that is never stored requires a second confirmation.
   */
  readonly share?: 'always' | 'onRequest' | 'never';
  /** Former names. Existing links and stored values are read under these names, too. */
  readonly aliases?: readonly string[];
}

/** A text that the visitor types, pastes, or drops. */
export interface TextField extends Persistence {
  readonly kind: 'text';
  readonly accepts: DataType;
  /** Hidden until revealed. Other tools cannot send to it. */
  readonly isMasked: boolean;
  /** The field is masked, but a command line may contain its value, which the list of processes shows. */
  readonly mayBeArgument?: true;
  readonly initial: string;
  /** The text that the `Sample` button fills in. */
  readonly sample?: string;
  /** An example in the form of code, without words. Displayed while the field is empty. */
  readonly example?: string;
  /** The maximum length in UTF-16 code units. For a name that is repeated in every line of a result. */
  readonly maxLength?: number;
  /** The field is a single line. The command removes a final line break from a file or another program's output. */
  readonly singleLine?: true;
  /** Lines may begin with a name, as in `Ana: Tokyo`. Links without inputs leave the names out. */
  readonly hasNamedLines?: true;
  /** The number of lines of its control on a page that is generated from the declaration; one if left out. */
  readonly rows?: number;
  /** A generated page uses the code editor, which handles megabytes of text. */
  readonly editor?: true;
}

/** A file, which stays in memory: it is in no link and no storage. */
export interface FileField extends Persistence {
  readonly kind: 'file';
  /** The `accept` attribute of the file input; empty for any file. */
  readonly accept: string;
  readonly initial: null;
}

export interface FlagField extends Persistence {
  readonly kind: 'flag';
  readonly initial: boolean;
}

export interface ChoiceField<Value extends string = string> extends Persistence {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
  /** Former values, each with its present equivalent. */
  readonly valueAliases?: Readonly<Record<string, Value>>;
}

export interface NumberField extends Persistence {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly isInteger: boolean;
  readonly initial: number;
}

/** The texts of one item of a list, by name. */
export type ListItem<Member extends string = string> = Readonly<Record<Member, string>>;

/** A list of items with the same text members, such as a name and values. It has at least one item; the visitor can add more. */
export interface ListField<Member extends string = string> extends Persistence {
  readonly kind: 'list';
  readonly members: readonly Member[];
  /** The maximum number of items. */
  readonly max: number;
  readonly accepts: DataType;
  /** The member that holds a text sent by another tool, in a new item. */
  readonly receiving: Member;
  readonly initial: readonly ListItem<Member>[];
}

export type Field = TextField | FileField | FlagField | ChoiceField | NumberField | ListField;

/** Inputs or options of a tool, by name. */
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F extends Field> =
  F extends ChoiceField<infer Value>
    ? Value
    : F extends TextField
      ? string
      : F extends FileField
        ? File | null
        : F extends FlagField
          ? boolean
          : F extends NumberField
            ? number
            : F extends ListField<infer Member>
              ? readonly ListItem<Member>[]
              : never;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type TextDetails = Partial<
  Pick<
    TextField,
    'accepts' | 'initial' | 'sample' | 'example' | 'maxLength' | 'singleLine' | 'hasNamedLines' | 'rows' | 'editor' | keyof Persistence
  >
>;

export const text = ({ accepts = 'text', initial = '', ...rest }: TextDetails = {}): TextField => ({
  kind: 'text',
  isMasked: false,
  accepts,
  initial,
  ...rest,
});

type SecretDetails = Omit<TextDetails, 'persist' | 'share'> &
  Partial<Pick<TextField, 'isMasked' | 'mayBeArgument'>> & { readonly share?: 'onRequest' | 'never' };

/** A masked text field that is never stored. A link contains it only after a second confirmation. */
export const secret = ({ share = 'onRequest', isMasked = true, ...details }: SecretDetails = {}): TextField => ({
  ...text(details),
  persist: 'never',
  share,
  isMasked,
});

export const file = ({ accept = '' }: { accept?: string } = {}): FileField => ({
  kind: 'file',
  persist: 'never',
  share: 'never',
  accept,
  initial: null,
});

export const flag = (initial: boolean, former: Pick<Persistence, 'aliases'> = {}): FlagField => ({ kind: 'flag', initial, ...former });

/**
 * The flag that enables storing an input on the device (`persistWith`). A stored input implies that it is on, so neither links nor stored
 * options contain it.
 */
export const persistFlag = (): FlagField => ({ kind: 'flag', initial: false, persist: 'session', share: 'never' });

/** A choice between values, which are words of letters, digits, `_`, `-`, and `+`, because message keys and links contain them. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  former: Pick<ChoiceField<NoInfer<Value>>, 'aliases' | 'valueAliases'> = {},
): ChoiceField<Value> => ({ kind: 'choice', values, initial, ...former });

type NumberDetails = Pick<NumberField, 'min' | 'max' | 'initial' | 'aliases'>;

export const integer = (details: NumberDetails): NumberField => ({ kind: 'number', isInteger: true, ...details });

export const decimal = (details: NumberDetails): NumberField => ({ kind: 'number', isInteger: false, ...details });

type ListDetails<Member extends string> = Pick<ListField<NoInfer<Member>>, 'max' | 'receiving' | 'initial'> &
  Partial<Pick<ListField, 'accepts' | 'persist'>>;

export const list = <const Member extends string>(members: readonly Member[], details: ListDetails<Member>): ListField<Member> => ({
  kind: 'list',
  members,
  accepts: 'text',
  ...details,
});

/** A new item with a text in one of its members; the others are empty. */
export const listItem = <Member extends string>({ members }: ListField<Member>, member?: NoInfer<Member>, filling = ''): ListItem<Member> =>
  Object.fromEntries(members.map((name) => [name, name === member ? filling : ''])) as ListItem<Member>; // exactly these members

export function initialValues<F extends Fields>(fields: F): ValuesOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial])) as ValuesOf<F>; // the same fields
}
