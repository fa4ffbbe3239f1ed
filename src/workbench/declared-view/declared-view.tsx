import type { ComponentType } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Field, TextField } from '#core/fields.ts';
import type { Output } from '#core/outputs.ts';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { Stack } from '#ui/stack.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobRoom } from '../answer/job-room.tsx';
import { Redraw } from '../answer/redraw.tsx';
import type { MessagesOf } from '../tool/tool-messages.ts';
import type { PartsOf } from '../tool/tool.ts';
import { useTool } from '../tool/use-tool.ts';
import { partsInView } from './parts-in-view.ts';

/** Components for the kinds of fields and outputs that the tool has: a page loads no other. `row` shows rows, also those of `rows`. */
export interface Controls {
  readonly fields: { readonly [Kind in Field['kind']]?: ComponentType<never> };
  readonly outputs: { readonly [Kind in Output['kind']]?: ComponentType<never> };
}

type AnyComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** A text on several lines, of a field or of an output. */
const linesOf = (part: Field | Output): object => {
  const { lines = 1 } = part as Partial<TextField>; // what is no text has none
  return lines > 1 ? { isMultiline: true, rows: lines } : {};
};

/** The page of a tool that has no view: options above, inputs beside outputs, in the order of the declaration. */
export const declaredView =
  <Messages,>() =>
  <D extends Declaration>(
    declaration: D & (Messages extends MessagesOf<D> ? unknown : never),
    parts: PartsOf<D, Messages>,
    controls: Controls,
  ) =>
    function DeclaredView() {
      const { bind, show, job, notices, values } = useTool<never>()<Declaration>(declaration as never, parts as never); // checked where it is declared
      const { options, inputs, outputs, operations } = partsInView(declaration, values);
      const fields = { ...declaration.inputs, ...declaration.options, ...declaration.viewOptions };

      const control = (name: string) => {
        const field = fields[name] as Field; // a name of the declaration
        const Control = controls.fields[field.kind] as AnyComponent;
        return <Control key={name} {...linesOf(field)} {...bind(name)} />;
      };
      const result = (names: readonly string[]) => {
        const [first = ''] = names;
        const output = declaration.outputs[first] as Output; // as above
        const Result = controls.outputs[output.kind] as AnyComponent;
        const shown = output.kind === 'row' ? { rows: names.map(show) } : show(first);
        return <Result key={first} {...linesOf(output)} {...shown} />;
      };
      const declared = operationsOf(declaration);
      const drawn = operations.filter((name) => declared[name]?.begins === 'when drawn');
      const inWorker = operations.filter((name) => declared[name]?.thread === 'worker');

      return (
        <Stack gap="large">
          {options.length > 0 && <FieldRow>{options.map(control)}</FieldRow>}
          <ToolColumns>
            <Stack>
              {inputs.map(control)}
              {drawn.map((name) => (
                <Redraw key={name} job={job(name)} />
              ))}
            </Stack>
            <Stack>
              {outputs.map(result)}
              {inWorker.map((name) => (
                <JobRoom key={name} job={job(name)} />
              ))}
              <Notices notices={notices()} />
            </Stack>
          </ToolColumns>
        </Stack>
      );
    };
