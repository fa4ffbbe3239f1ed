import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { Base64Messages } from '#workbench/base64-messages.ts';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { textOf } from './decoded.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function Base64StringConverter() {
  const { t, bind, inputs, options } = useTool<typeof en & Base64Messages, typeof fields>(fields);
  const { encoding } = options;
  const encoded = useOperation<typeof operations, 'encode'>('encode', { inputs: { text: inputs.text }, options });
  const decoded = useOperation<typeof operations, 'decode'>('decode', { inputs: { base64: inputs.base64 }, options: { encoding } });
  const content = valueOf(decoded.outcome);
  const text = textOf(decoded.outcome);

  return (
    <div className="grid gap-4">
      <FieldRow>
        <SelectField {...bind('encoding')} />
        <SwitchField {...bind('urlSafe')} />
        <SwitchField {...bind('padding')} />
        <SelectField {...bind('lineLength')} />
      </FieldRow>
      <ConversionRow input={bind('text', encoded.outcome)} outputLabel={t('outputs.encoded')} fileName="base64.txt" job={encoded} />
      <ConversionRow
        input={bind('base64', text)}
        outputLabel={t('outputs.decoded')}
        fileName="decoded.txt"
        job={{ ...decoded, outcome: text }}
      >
        {content?.kind === 'bytes' && (
          <ToolOutput label={t('outputs.bytes')} value={content.hex} isMultiline rows={3} maxShown={100_000} fileName="bytes.txt" />
        )}
      </ConversionRow>
    </div>
  );
}
