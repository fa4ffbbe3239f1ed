import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { optionName } from '#engine/option-name.ts';
import { textsOf } from '#engine/texts-of.ts';
import type { Cli } from './cli.ts';
import { exampleOf, exampleText } from './example.ts';
import { fieldsRead } from './options-of.ts';
import { type Printed, printed } from './printed.ts';
import type { Ending } from './said.ts';

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** The choices or bounds of a field. */
function rangeOf(field: Field): string | undefined {
  const values = kindOf(field).refusal?.(field)?.values;
  if (!values) return undefined;
  if ('choices' in values) return values.choices.replaceAll(', ', '|');
  if ('min' in values) return `${values.min}..${values.max}`;
  return 'item' in values ? values.item : undefined;
}

/** The command-line syntax of a field, such as `--indent 2|4`. */
function spelled(name: string, field: Field): string {
  const option = optionName(name);
  const { saidAs, isKey } = kindOf(field);
  if (saidAs === 'flag') return `--[no-]${option}`;
  if (isKey?.(field) === true) return `--${option}-env NAME, --${option}-file PATH, --${option} -`;
  return `--${option} ${rangeOf(field) ?? (saidAs === 'file' ? 'PATH' : 'TEXT')}`;
}

/** The default value of a field, unless it is empty. */
function initialOf(field: Field): string {
  const text = kindOf(field).encode(field.initial);
  return text === undefined || text === '' || kindOf(field).saidAs === 'items' ? '' : ` [${text}]`;
}

/** The help for a tool: its description, operations, and fields, and an example. */
export async function helpOfTool({ library, language, t }: Cli, tool: CatalogueTool): Promise<Result<Printed, Ending>> {
  const { id, declaration } = tool;
  const [texts, listings] = await Promise.all([textsOf(library, id, language), library.listings(language)]);
  const operations = Object.entries(adapterOperations(declaration)).map(([name, { perLine }]) => (perLine ? `${name}  [--lines]` : name));
  const example = exampleOf(tool);
  const lines = [
    `${listings[id]?.name} (${id})`,
    listings[id]?.description ?? '',
    ...section(t('help.operations'), operations),
    ...section(
      t('help.options'),
      fieldsRead(tool).map(([name, field]) => `${spelled(name, field)}  ${texts.t(`fields.${name}.label`)}${initialOf(field)}`),
    ),
    ...section(t('help.example'), example ? [exampleText(example)] : []),
  ];
  return ok(printed(`${lines.join('\n')}\n`));
}

/** A section of the help. Each line is a term with or without its meaning. */
export interface HelpSection {
  readonly heading: string;
  readonly lines: readonly (readonly [term: string, meaning?: string])[];
}

/** The sections of the general help, with the tools if they are given. */
export const sectionsOfAll = (t: Cli['t'], tools: HelpSection['lines'] = []): readonly HelpSection[] => [
  {
    heading: t('help.usage'),
    lines: [
      ['it-tools TOOL [OPERATION] [INPUT] [--OPTION VALUE …]'],
      ['it-tools list [WORD …]'],
      ['it-tools help TOOL'],
      ['it-tools open LINK'],
      ['it-tools completion bash|zsh|fish'],
      ['it-tools mcp [--tools TOOL,…|all] [--root DIR] [--allow-env NAME …]'],
      ['it-tools serve|check [--config FILE] [--base-url PATH] [--port NUMBER] …'],
      ['it-tools export DIR [--config FILE] [--base-url PATH] …'],
      ['it-tools health [--port NUMBER]'],
    ],
  },
  {
    heading: t('help.input'),
    lines: [
      ['-', t('help.stdin')],
      ['@PATH', t('help.path')],
      ['@@TEXT', t('help.text')],
    ],
  },
  {
    heading: t('help.options'),
    lines: [
      ['--json', t('help.json')],
      ['--pick NAME', t('help.pick')],
      ['--lines', t('help.lines')],
      ['-o, --output FILE', t('help.output')],
      ['--lang CODE', t('help.lang')],
      ['-q, --quiet', t('help.quiet')],
    ],
  },
  { heading: t('help.tools'), lines: tools },
];

/** The general help. */
export function helpOfAll({ t }: Cli): Promise<Result<Printed, Ending>> {
  const sections = sectionsOfAll(t).flatMap(({ heading, lines }) =>
    section(
      heading,
      lines.map((parts) => parts.join('  ')),
    ),
  );
  return Promise.resolve(ok(printed(`${[t('help.about'), ...sections].join('\n')}\n`)));
}
