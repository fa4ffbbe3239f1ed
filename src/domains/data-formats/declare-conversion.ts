import { namesOf, type OperationDeclaration } from '#core/declaration.ts';
import { type Fields, type TextField, text } from '#core/fields.ts';
import { type TextOutput, textOutput } from '#core/outputs.ts';
import type { Format, FormatId } from './format.ts';

type NameOf<Of> = keyof Of & string;

/** The declaration of a converter: an input, an output, and the options of both formats. */
export interface Conversion<From extends FormatId, To extends FormatId, Options extends Fields> {
  readonly inputs: Readonly<Record<From, TextField>>;
  readonly options: Options;
  readonly advancedOptions: readonly string[];
  readonly outputs: Readonly<Record<To, TextOutput>>;
  readonly operations: { readonly convert: OperationDeclaration<From | NameOf<Options>, To> & { readonly thread: 'worker' } };
}

interface Pair<Name extends string, Left extends Name> extends Pick<OperationDeclaration<Name>, 'propertiesHoldWhere'> {
  /** The text that the `Sample` button fills in. */
  readonly sample: string;
  /** Options without a meaning between these two formats. They keep their defaults. */
  readonly leavesOut?: readonly Left[];
  /** Options that are rarely changed between these two formats. */
  readonly advancedOptions?: readonly Exclude<Name, Left>[];
}

/** Declares a tool that converts one data format to another. */
export function declareConversion<
  From extends FormatId,
  To extends FormatId,
  Reading extends Fields,
  Writing extends Fields,
  const Left extends NameOf<Reading & Writing> = never,
>(
  from: Format<From, Reading, Fields>,
  to: Format<To, Fields, Writing>,
  { sample, leavesOut = [], advancedOptions = [], propertiesHoldWhere }: Pair<From | NameOf<Reading & Writing>, Left>,
): Conversion<From, To, Omit<Reading & Writing, Left>> {
  const left = new Set<string>(leavesOut);
  const options = Object.fromEntries(
    Object.entries({ ...from.readOptions, ...to.writeOptions }).filter(([name]) => !left.has(name)),
  ) as Omit<Reading & Writing, Left>; // all options except `left`
  return {
    inputs: { [from.id]: text({ accepts: from.id, sample, example: from.example }) } as Record<From, TextField>, // its only name
    options,
    advancedOptions,
    outputs: { [to.id]: textOutput({ type: to.id, file: `output.${to.extension}` }) } as Record<To, TextOutput>, // as above
    operations: {
      convert: {
        takes: [from.id, ...namesOf(options)],
        gives: [to.id],
        thread: 'worker',
        ...(propertiesHoldWhere && { propertiesHoldWhere }),
      },
    },
  };
}
