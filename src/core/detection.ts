import type { SaysOf } from './answer.ts';
import type { DataType } from './data-type.ts';
import type { Declaration, OperationName, OperationsOf, ReadBy } from './declaration.ts';
import type { Runs } from './run.ts';

/**
 * How often a reading is right among what people really paste, as the conformance suite measures it: a coincidence is easy (30 %), a grammar
 * and a plausible value (75 %), a strict grammar with several marks (95 %), a check sum, a signature or a prefix that nothing else has (99 %).
 */
export const confidences = ['possible', 'likely', 'strong', 'certain'] as const;

export type Confidence = (typeof confidences)[number];

/** Around what a text or file holds: what it was written or packed with, from the outside. */
export const layers = [
  'base64',
  'dataUri',
  'gzip',
  'zlib',
  'urlEncoding',
  'jsonText',
  'htmlEntities',
  'unicodeEscapes',
  'bytes',
  'qrCode',
  'inText',
] as const;

export type Layer = (typeof layers)[number];

/** What detectors see of what a visitor brought, or of what a layer holds. */
export interface Sample {
  /** `undefined`: bytes that are no text in UTF-8. */
  readonly text: string | undefined;
  /** The text, trimmed, without a comma or semicolon at its end, then without the pair of quotes around it. */
  readonly bare: string;
  /** The beginning of a file or of what a layer holds. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The end of a long file. */
  readonly tail: Uint8Array<ArrayBuffer> | undefined;
  readonly fileName: string | undefined;
  /** All of it, for an operation that is asked about it; none of a text, and of what a layer holds only where that is whole. */
  readonly file: File | undefined;
  /** Whether this is all of it: what needs the whole claims no more than `likely` elsewhere, and counts nothing. */
  readonly isWhole: boolean;
  /** Bytes of all of it. */
  readonly size: number;
  readonly now: Date;
  readonly timeZone: string;
  /** Of the page: for words such as `% of`, and for a decimal comma. */
  readonly language: string;
}

/**
 * What stands in a hole of an answer, in the words of the page's language: a number with its groups, a size, a country by its code, a distance
 * in time, or another text of the tool.
 */
export type DetectedValue =
  | string
  | number
  | { readonly bytes: number }
  | { readonly country: string }
  | { readonly secondsFromNow: number }
  | DetectedText;

/** A message below `detect.answers` of the tool. */
export interface DetectedText {
  readonly text: string;
  /** A `count` is seen as `{{number}}`, and chooses the plural form. */
  readonly values?: { readonly count?: number } & Readonly<Record<string, DetectedValue>>;
}

export interface DetectedAnswer extends Partial<DetectedText> {
  /** What is copied; shown, too, where there is no `text`. Without one the text itself is copied. */
  readonly copy?: string;
}

/** What a tool's page gets when the finding is opened. */
export interface Handed {
  readonly inputs: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The input that gets the file. */
  readonly file?: string;
}

/** An operation of the same tool that knows the answer: it is asked when its row is looked at. */
export interface Ask {
  readonly operation: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Name of a function of the tool's `detect-answers.ts`, which makes of the operation's result what the finding lacks. */
  readonly write: string;
  /** Without an answer there is no row. */
  readonly isNeeded: boolean;
}

/** What is inside of what was found. */
export interface Inside {
  readonly layer: Layer;
  readonly text?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** What one detector says of a sample. */
export interface Finding {
  /** A message below `detect.readings` of the tool. */
  readonly reading: string;
  readonly confidence: Confidence;
  /** The order within a confidence, small first; no two findings tie. */
  readonly rank: number;
  readonly answer?: DetectedAnswer;
  /** Instead of the answer, or to replace it. */
  readonly ask?: Ask;
  readonly hands: Handed;
  /** For the other tools that take it. */
  readonly type?: DataType;
  readonly inside?: Inside;
  /** The reading and the answer have no part of what was brought. */
  readonly isSecret?: true;
}

/** What a function of `detect-answers.ts` makes of an operation's result; `undefined` where there is nothing to say. */
export type WrittenFinding = Partial<Pick<Finding, 'answer' | 'hands' | 'inside'>>;

/** What such a function reads: the fields that the operation takes and those that only its answer reads. */
type Asked<D extends Declaration, Name extends OperationName<D>> = ReadBy<
  D,
  Name,
  OperationsOf<D>[Name]['takes'][number] | SaysOf<D, Name>
>;

/** The functions of a tool's `detect-answers.ts`, of the result of an operation and of what it was given: `export const write = { … } satisfies …`. */
export type WriteFindings<D extends Declaration, R extends Partial<Runs<D>>, Name extends OperationName<D>> = Readonly<
  Record<
    string,
    (
      result: Awaited<ReturnType<NonNullable<R[Name]>>>,
      given: Asked<D, Name>,
      say: { readonly language: string },
    ) => WrittenFinding | undefined | Promise<WrittenFinding | undefined>
  >
>;

/** A piece of a longer text. */
export interface FoundPiece {
  readonly at: number;
  readonly text: string;
}

/** Recognizes one kind of content by a light look: in linear time, never throwing. What only the tool's reader knows it asks for. */
export interface Detector {
  /** Kebab-case, unique in the tool. */
  readonly id: string;
  readonly reads: 'text' | 'bytes';
  /** UTF-16 units of `bare` above which it is not called: at most 512 for one value. */
  readonly maxLength: number;
  /** A file whose name ends so is more likely what it says. */
  readonly extensions?: readonly string[];
  readonly detect: (sample: Sample) => Finding | undefined;
  /** The first occurrence in a longer text, only of what cannot be mistaken. */
  readonly find?: (text: string) => FoundPiece | undefined;
}

/** A tool's `detect.ts`: `export const detectors = defineDetectors([ … ])`. */
export const defineDetectors = <const Detectors extends readonly Detector[]>(detectors: Detectors): Detectors => detectors;

/** Where a tool says what a finding is taken for. */
export const readingKey = (reading: string): string => `detect.readings.${reading}`;

/** Where a tool says the text of an answer. */
export const answerKey = (text: string): string => `detect.answers.${text}`;
