import type { ComponentType } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import type { Output, TextOutput } from '#core/outputs.ts';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '../job/job-room.tsx';
import { Regenerate } from '../outputs/regenerate.tsx';
import type { PartsOf } from '../tool/tool.ts';
import type { MessagesOf } from '../tool/tool-messages.ts';
import { OptionFields } from '../tool/option-fields.tsx';
import { useTool } from '../tool/use-tool.ts';
import { type AnyComponent, declaredControl, type FieldControls } from './declared-control.tsx';
import { type OperationInView, partsInView } from './parts-in-view.ts';

/** The components for the kinds of fields and outputs that the tool has, so that a page loads no others. */
export interface Controls {
  readonly fields: FieldControls;
  readonly outputs: { readonly [Kind in Output['kind']]?: ComponentType<never> };
}

/** Longer texts take more than a frame to render in a text box. */
const MAX_SHOWN = 100_000;

/**
 * Creates the page of a tool without its own view: options at the top (on a narrow screen after the first input), then each operation with
 * its inputs beside its outputs.
 */
export const declaredView =
  <Messages,>() =>
  <D extends Declaration>(
    declaration: D & (Messages extends MessagesOf<D> ? unknown : never),
    parts: PartsOf<D, Messages>,
    controls: Controls,
  ) =>
    function DeclaredView() {
      const { bind, show, job, notices, values, more } = useTool<never>()<Declaration>(declaration as never, parts as never); // checked where it is declared
      const { options, operations } = partsInView(declaration, values);
      const fields = { ...declaration.inputs, ...declaration.options, ...declaration.viewOptions };
      const declared = operationsOf(declaration);

      const control = (name: string) => declaredControl(controls.fields, name, fields[name] as Field, bind(name)); // a declared name
      const result = (names: readonly string[]) => {
        const [first = ''] = names;
        const output = declaration.outputs[first] as Output; // a declared name
        const Result = controls.outputs[output.kind] as AnyComponent;
        const { label, ...shown } = { label: undefined, ...(output.kind === 'row' ? { rows: names.map(show) } : show(first)) };
        const { rows = 1 } = output as Partial<TextOutput>; // only text outputs have lines
        const look =
          output.kind === 'table' || output.kind === 'grid' ? { heading: label } : { label, ...(rows > 1 && { isMultiline: true, rows }) };
        return <Result key={first} maxShown={MAX_SHOWN} {...look} {...shown} />;
      };
      const results = ({ name, outputs }: OperationInView) => (
        <Stack gap="tight">
          {outputs.map(result)}
          <Notices notices={notices(name)} />
          {declared[name]?.thread === 'worker' && <JobRoom job={job(name)} />}
        </Stack>
      );

      const bar = options.length === 0 ? undefined : <OptionFields {...more}>{options.map(control)}</OptionFields>;
      const firstWithInput = operations.find(({ inputs }) => inputs.length > 0);

      return (
        <Stack gap="large">
          {!firstWithInput && bar && <FieldRow>{bar}</FieldRow>}
          {operations.map((operation) =>
            operation.inputs.length === 0 ? (
              <Stack key={operation.name}>{results(operation)}</Stack>
            ) : (
              <ToolColumns key={operation.name} options={operation === firstWithInput ? bar : undefined}>
                <Stack>{operation.inputs.map(control)}</Stack>
                {results(operation)}
              </ToolColumns>
            ),
          )}
          {operations
            .filter(({ name }) => declared[name]?.trigger === 'generate')
            .map(({ name }) => (
              <Regenerate key={name} job={job(name)} />
            ))}
        </Stack>
      );
    };
