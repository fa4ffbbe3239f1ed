import type { PresentsWithOf } from './present.ts';
import type { DataType } from './data-type.ts';
import type { Declaration, OperationName, OperationsOf, ReadBy } from './declaration.ts';
import type { Runs } from './run.ts';

/**
 * The share of correct readings in real pasted text, as measured by the conformance suite: 30 % for a chance match, 75 % for a grammar with
 * plausible values, 95 % for a strict grammar with several marks, and 99 % for a checksum, a signature, or a unique prefix.
 */
export const confidences = ['possible', 'likely', 'strong', 'certain'] as const;

export type Confidence = (typeof confidences)[number];

/** The encodings and containers that can surround a text or file, from the outside in. */
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

/** The content that detectors examine: pasted or dropped by a visitor, or unwrapped from a layer. */
export interface Sample {
  /** `undefined` if the bytes are not UTF-8 text. */
  readonly text: string | undefined;
  /** The trimmed text without a trailing comma or semicolon, and then without surrounding quotes. */
  readonly bare: string;
  /** The beginning of a file or of an unwrapped layer. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The end of a long file. */
  readonly tail: Uint8Array<ArrayBuffer> | undefined;
  readonly fileName: string | undefined;
  /** The whole file, for an operation that a finding runs. Missing for text, and for a layer that was not fully unwrapped. */
  readonly file: File | undefined;
  /**
   * Whether the sample is complete. Detectors that need everything claim at most `likely` for an incomplete sample, and their answers
   * contain no counts.
   */
  readonly isWhole: boolean;
  /** The size of the whole content in bytes. */
  readonly size: number;
  readonly now: Date;
  readonly timeZone: string;
  /** The language of the page, for words such as `% of` and for the decimal comma. */
  readonly language: string;
}

/**
 * A value for a placeholder of an answer, formatted for the page's language: a grouped number, a size, a country by its code, a relative
 * time, or another text of the tool.
 */
export type DetectedValue =
  | string
  | number
  | { readonly bytes: number }
  | { readonly country: string }
  | { readonly secondsFromNow: number }
  | DetectedText;

/** A message under `detect.answers` of the tool. */
export interface DetectedText {
  readonly text: string;
  /** A `count` selects the plural form and is displayed as `{{number}}`. */
  readonly values?: { readonly count?: number } & Readonly<Record<string, DetectedValue>>;
}

export interface DetectedAnswer extends Partial<DetectedText> {
  /** The text to copy, also displayed if there is no `text`. If left out, the displayed text is copied. */
  readonly copy?: string;
}

/** The values that a tool's page receives when the finding is opened. */
export interface Handed {
  readonly inputs: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The input that receives the file. */
  readonly file?: string;
}

/** An operation of the same tool that computes the answer. It runs when its row comes into view. */
export interface Ask {
  readonly operation: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The name of a function in the tool's `present-findings.ts` that completes the finding from the operation's result. */
  readonly write: string;
  /** Without an answer, the row is not displayed. */
  readonly isNeeded: boolean;
}

/** The content that a layer wraps. */
export interface Inside {
  readonly layer: Layer;
  readonly text?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** The result of one detector for a sample. */
export interface Finding {
  /** A message below `detect.readings` of the tool. */
  readonly reading: string;
  readonly confidence: Confidence;
  /** The order within a confidence, lowest first. Ranks are unique. */
  readonly rank: number;
  readonly answer?: DetectedAnswer;
  /** Runs an operation to provide or replace the answer. */
  readonly ask?: Ask;
  readonly hands: Handed;
  /** The data type of the content, for other tools that accept it. */
  readonly type?: DataType;
  readonly inside?: Inside;
  /** The content is secret: the reading and the answer must not contain any part of it. */
  readonly isSecret?: true;
}

/** The result of a function in `present-findings.ts`; `undefined` if there is nothing to add. */
export type WrittenFinding = Partial<Pick<Finding, 'answer' | 'hands' | 'inside'>>;

/**
 * The values that a function in `present-findings.ts` receives: the fields that the operation takes, and those that affect only how its
 * outputs are written.
 */
type FieldsRead<D extends Declaration, Name extends OperationName<D>> = ReadBy<
  D,
  Name,
  OperationsOf<D>[Name]['takes'][number] | PresentsWithOf<D, Name>
>;

/**
 * The functions of a tool's `present-findings.ts`. Each receives an operation's result and its fields: `export const write = { … } satisfies
 * …`.
 */
export type WriteFindings<D extends Declaration, R extends Partial<Runs<D>>, Name extends OperationName<D>> = Readonly<
  Record<
    string,
    (
      result: Awaited<ReturnType<NonNullable<R[Name]>>>,
      given: FieldsRead<D, Name>,
      context: { readonly language: string },
    ) => WrittenFinding | undefined | Promise<WrittenFinding | undefined>
  >
>;

/** A piece of a longer text. */
export interface FoundPiece {
  readonly at: number;
  readonly text: string;
}

/**
 * Recognizes one kind of content with a quick check: in linear time, without throwing. Uses `ask` for anything that only the tool's parser
 * can tell.
 */
export interface Detector {
  /** Kebab-case, unique in the tool. */
  readonly id: string;
  readonly reads: 'text' | 'bytes';
  /** The longest `bare` text that the detector accepts, in UTF-16 units; at most 512 for a single value. */
  readonly maxLength: number;
  /** File name extensions that make this kind of content more likely. */
  readonly extensions?: readonly string[];
  readonly detect: (sample: Sample) => Finding | undefined;
  /** Finds the first occurrence in a longer text, but only of unmistakable content. */
  readonly find?: (text: string) => FoundPiece | undefined;
}

/** A tool's `detect.ts`: `export const detectors = defineDetectors([ … ])`. */
export const defineDetectors = <const Detectors extends readonly Detector[]>(detectors: Detectors): Detectors => detectors;

/** The message key that names the type of a finding. */
export const readingKey = (reading: string): string => `detect.readings.${reading}`;

/** The message key of an answer's text. */
export const answerKey = (text: string): string => `detect.answers.${text}`;
