import type { DataType } from './data-type.ts';

/** Where a value goes beside the page, and how it is found again. */
export interface Keeping {
  /** How long this browser keeps it: not at all, as long as the tab, or on the device. If left out, an input `tab` and an option `device`. */
  readonly memory?: 'none' | 'tab' | 'device';
  /** For an input with the memory `device`: the flag among the view options that must be on for the device to keep it. */
  readonly keptWith?: string;
  /**
   * Which links carry it: all, those that were asked to, or none. If left out, an option all and an input when asked. For what no memory
   * keeps, a visitor is asked a second time.
   */
  readonly link?: 'with options' | 'when asked' | 'never';
  /** Names that the field had before: links that visitors have, and what browsers keep, are read under these, too. */
  readonly was?: readonly string[];
}

/** A text the visitor types, pastes or drops. */
export interface TextField extends Keeping {
  readonly kind: 'text';
  readonly accepts: DataType;
  /** Hidden until it is revealed; no other tool sends to it. */
  readonly isMasked: boolean;
  /** Masked, but a command may show it in the list of processes, as it shows any other input. */
  readonly mayBeArgument?: true;
  readonly initial: string;
  /** What the button `Sample` fills in. */
  readonly sample?: string;
  /** What such a text looks like, where that is code and needs no words: seen while there is none. */
  readonly example?: string;
  /** A longer one is no value, in UTF-16 code units: for a name that stands in every line of a result. */
  readonly longest?: number;
  /** It is one line, as its control is: a command takes off the line break that ends what a file or a program says. */
  readonly isLine?: true;
  /** Its lines may begin with a name, `Ana: Tokyo`, which no link has that was not asked to have inputs. */
  readonly hasNamedLines?: true;
  /** How many lines a page gives it that is laid out from the declaration; one if left out. */
  readonly lines?: number;
  /** Such a page has it in the code editor, which takes megabytes. */
  readonly isEdited?: true;
}

/** Files stay in memory: they are in no link and in no storage. */
export interface FileField extends Keeping {
  readonly kind: 'file';
  /** As in the attribute `accept` of a file input; empty for any file. */
  readonly accept: string;
  readonly initial: null;
}

export interface FlagField extends Keeping {
  readonly kind: 'flag';
  readonly initial: boolean;
}

export interface ChoiceField<Value extends string = string> extends Keeping {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
  /** Words that a value had before, each with that of today; they are read as former names are. */
  readonly wordsWere?: Readonly<Record<string, Value>>;
}

export interface NumberField extends Keeping {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
  readonly initial: number;
}

/** The texts of one item of a list, by name. */
export type ListItem<Member extends string = string> = Readonly<Record<Member, string>>;

/** Items that each have the same texts, such as a name and values: one at least, more as the visitor adds them. */
export interface ListField<Member extends string = string> extends Keeping {
  readonly kind: 'list';
  readonly members: readonly Member[];
  /** The most items there may be. */
  readonly max: number;
  readonly accepts: DataType;
  /** A text that another tool sends becomes this member of one more item. */
  readonly receiving: Member;
  readonly initial: readonly ListItem<Member>[];
}

export type Field = TextField | FileField | FlagField | ChoiceField | NumberField | ListField;

/** What a tool's visitor brings (`inputs`) or wants (`options`), by name. */
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
    'accepts' | 'initial' | 'sample' | 'example' | 'longest' | 'isLine' | 'hasNamedLines' | 'lines' | 'isEdited' | keyof Keeping
  >
>;

export const text = ({ accepts = 'text', initial = '', ...rest }: TextDetails = {}): TextField => ({
  kind: 'text',
  isMasked: false,
  accepts,
  initial,
  ...rest,
});

type SecretDetails = Omit<TextDetails, 'memory' | 'link'> &
  Partial<Pick<TextField, 'isMasked' | 'mayBeArgument'>> & { readonly link?: 'when asked' | 'never' };

/** Masked, in no storage, and in a link only after a second choice. */
export const secret = ({ link = 'when asked', isMasked = true, ...details }: SecretDetails = {}): TextField => ({
  ...text(details),
  memory: 'none',
  link,
  isMasked,
});

export const file = ({ accept = '' }: { accept?: string } = {}): FileField => ({
  kind: 'file',
  memory: 'none',
  link: 'never',
  accept,
  initial: null,
});

export const flag = (initial: boolean, former: Pick<Keeping, 'was'> = {}): FlagField => ({ kind: 'flag', initial, ...former });

/** Asks whether the device keeps an input (`keptWith`). What is kept says that it is on, so neither links nor options carry it. */
export const keepingFlag = (): FlagField => ({ kind: 'flag', initial: false, memory: 'tab', link: 'never' });

/** Values are words of letters, digits, `_`, `-` and `+`: they are part of message keys and of links. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  former: Pick<ChoiceField<NoInfer<Value>>, 'was' | 'wordsWere'> = {},
): ChoiceField<Value> => ({ kind: 'choice', values, initial, ...former });

type NumberDetails = Pick<NumberField, 'min' | 'max' | 'initial' | 'was'>;

export const whole = (details: NumberDetails): NumberField => ({ kind: 'number', isWhole: true, ...details });

export const decimal = (details: NumberDetails): NumberField => ({ kind: 'number', isWhole: false, ...details });

type ListDetails<Member extends string> = Pick<ListField<NoInfer<Member>>, 'max' | 'receiving' | 'initial'> &
  Partial<Pick<ListField, 'accepts' | 'memory'>>;

export const list = <const Member extends string>(members: readonly Member[], details: ListDetails<Member>): ListField<Member> => ({
  kind: 'list',
  members,
  accepts: 'text',
  ...details,
});

/** One more item with a text in one of its members, the others empty. */
export const listItem = <Member extends string>({ members }: ListField<Member>, member?: NoInfer<Member>, filling = ''): ListItem<Member> =>
  Object.fromEntries(members.map((name) => [name, name === member ? filling : ''])) as ListItem<Member>; // every member, and no other

export function initialValues<F extends Fields>(fields: F): ValuesOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial])) as ValuesOf<F>; // the values of the very fields
}
