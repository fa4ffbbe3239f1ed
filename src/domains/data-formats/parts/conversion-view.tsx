import type { ComponentType } from 'react';
import type { Declaration } from '#core/declaration.ts';
import type { Fields } from '#core/fields.ts';
import type { MessagesOf } from '#tool-ui/tool/tool-messages.ts';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import type { Conversion } from '../declare-conversion.ts';
import type { FormatId } from '../format.ts';
import { FormatConversion } from './format-conversion.tsx';

/** Components for the tool's kinds of options, so that a page loads no others. */
type Controls<Options extends Fields> = { readonly [Kind in Options[keyof Options]['kind']]: ComponentType<never> };

/** The page of a tool that `declareConversion` declares: its options in order, and the two texts. */
export const conversionView =
  <Messages,>() =>
  <From extends FormatId, To extends FormatId, Options extends Fields>(
    declaration: Conversion<From, To, Options> & (Messages extends MessagesOf<Conversion<From, To, Options>> ? unknown : never),
    controls: Controls<Options>,
  ) => {
    const [from] = Object.keys(declaration.inputs) as [From]; // its only name
    const [to] = Object.keys(declaration.outputs) as [To]; // as above
    return function ConversionView() {
      const { bind, show, job, notices, more } = useTool<never>()<Declaration>(declaration as never, {} as never); // checked where it is declared
      return (
        <FormatConversion
          from={from}
          to={to}
          input={bind(from) as never} // fields and outputs of texts
          output={show(to) as never}
          job={job('convert')}
          notices={notices()}
          options={
            <OptionFields {...more}>
              {Object.entries(declaration.options).map(([name, { kind }]) => {
                const Control = controls[kind as keyof Controls<Options>] as ComponentType<Readonly<Record<string, unknown>>>; // takes props of its kind
                return <Control key={name} {...(bind(name) as object)} />;
              })}
            </OptionFields>
          }
        />
      );
    };
  };
