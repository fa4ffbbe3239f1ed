import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Declaration, operationsOf } from '../../src/core/declaration.ts';
import type { Output } from '../../src/core/outputs.ts';
import { declarationOf, toolPath } from '../catalog.ts';
import { type ControlKind, controlKind } from '../../src/tool-ui/declared-view/control-kind.ts';

/** A component's name and file. */
type Control = readonly [name: string, file: string];

const fieldControls: { readonly [Kind in ControlKind]?: Control } = {
  text: ['TextField', '#ui/field/text-field.tsx'],
  longText: ['TextField', '#ui/field/text-field.tsx'],
  editedText: ['CodeField', '#ui/code/code-field.tsx'],
  number: ['NumberField', '#ui/field/number-field.tsx'],
  choice: ['ChoiceField', '#ui/choice/choice-field.tsx'],
  longChoice: ['SelectField', '#ui/choice/select-field.tsx'],
  flag: ['SwitchField', '#ui/choice/switch-field.tsx'],
  file: ['FileField', '#ui/file/file-field.tsx'],
};

const outputControls: { readonly [Kind in Output['kind']]?: Control } = {
  text: ['ToolOutput', '#tool-ui/outputs/tool-output.tsx'],
  row: ['ResultRows', '#ui/output/result-rows.tsx'],
  rows: ['ResultRows', '#ui/output/result-rows.tsx'],
  table: ['TableSection', '#ui/table/table-section.tsx'],
  grid: ['TableSection', '#ui/table/table-section.tsx'],
};

type KindAndControl = readonly [kind: string, control: Control];

/** The components for the kinds of fields or outputs that a tool has. */
function controlsFor(
  toolId: string,
  kinds: readonly string[],
  controls: Readonly<Record<string, Control | undefined>>,
): readonly KindAndControl[] {
  return [...new Set(kinds)].map((kind) => {
    const control = controls[kind];
    if (!control) throw new Error(`The tool ${toolId} has no view.tsx, and no page can be laid out for its “${kind}”.`);
    return [kind, control];
  });
}

const objectOf = (controls: readonly KindAndControl[]): string => `{ ${controls.map(([kind, [name]]) => `${kind}: ${name}`).join(', ')} }`;

/** The source of a tool's page, generated from its declaration. */
function sourceOf(id: string, declaration: Declaration): string {
  const { inputs, options, viewOptions, outputs } = declaration;
  const threads = new Set(Object.values(operationsOf(declaration)).map(({ thread }) => thread));
  if (threads.size !== 1) throw new Error(`The tool ${id} works on two threads: it needs a view.tsx that imports what is light.`);
  const fields = controlsFor(id, Object.values({ ...inputs, ...options, ...viewOptions }).map(controlKind), fieldControls);
  const results = controlsFor(
    id,
    Object.values(outputs).map(({ kind }) => kind),
    outputControls,
  );
  const from = (file: string): string => JSON.stringify(`../../../../${toolPath(id, file)}`);
  const parts = [
    ...(threads.has('main') ? [{ part: 'main: run', line: `import { run } from ${from('run.ts')};` }] : []),
    ...(existsSync(toolPath(id, 'present.ts')) ? [{ part: 'presenters', line: `import { presenters } from ${from('present.ts')};` }] : []),
  ];
  return [
    ...new Set([...fields, ...results].map(([, [name, file]]) => `import { ${name} } from '${file}';`)),
    `import { declaredView } from '#tool-ui/declared-view/declared-view.tsx';`,
    `import { declaration } from ${from('declare.ts')};`,
    `import type en from ${from('messages/en.json')};`,
    ...parts.map(({ line }) => line),
    '',
    `const controls = { fields: ${objectOf(fields)}, outputs: ${objectOf(results)} };`,
    `export default declaredView<typeof en>()(declaration, { ${parts.map(({ part }) => part).join(', ')} }, controls);`,
    '',
  ].join('\n');
}

/**
 * The folder for generated pages. It has the depth of a tool's own folder, and its path ends in `src/tools`, from which chunks get their
 * names.
 */
const WRITTEN = '.react-router/src/tools';

async function writeView(toolId: string): Promise<void> {
  const file = join(WRITTEN, toolId, 'view.tsx');
  const source = sourceOf(toolId, await declarationOf(toolId));
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

/** The file of each tool's page, by ID. Generates a file for each tool without one, because React Router needs one for each route. */
export async function viewFiles(toolIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const own = new Set(toolIds.filter((id) => existsSync(toolPath(id, 'view.tsx'))));
  const without = toolIds.filter((id) => !own.has(id));
  for (const stale of globSync(`${WRITTEN}/*`).filter((folder) => !without.includes(basename(folder)))) rmSync(stale, { recursive: true });
  await Promise.all(without.map(writeView));
  return new Map(toolIds.map((id) => [id, resolve(own.has(id) ? toolPath(id, 'view.tsx') : join(WRITTEN, id, 'view.tsx'))]));
}
