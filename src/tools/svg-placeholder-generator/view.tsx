import { ColorField } from '#ui/color-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PngButtons } from '#ui/png-buttons.tsx';
import { SvgImage } from '#ui/svg-image.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { hasInvalidNumber, valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { makePlaceholder } from './logic.ts';
import type en from './messages/en.json';

const notations = ['base64', 'dataUri', 'cssBackground', 'htmlImage'] as const;

export default function SvgPlaceholderGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const outcome = hasInvalidNumber(options) ? undefined : makePlaceholder(inputs, options);
  const placeholder = valueOf(outcome);
  const sized = placeholder?.sized ?? '';

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <TextField {...bind('customText')} />
        <div className="grid gap-x-5 gap-y-2 sm:grid-cols-3">
          <NumberField {...bind('width')} unit="px" />
          <NumberField {...bind('height')} unit="px" />
          <NumberField {...bind('fontSize')} unit="px" />
        </div>
        <FieldRow>
          <ColorField {...bind('backgroundColor', outcome)} />
          <ColorField {...bind('textColor', outcome)} />
        </FieldRow>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <SwitchField {...bind('exactSize')} />
          <SwitchField {...bind('shrinkText')} />
        </div>
        <SvgImage label={t('outputs.preview')} svg={sized} className="max-h-96" />
        <div className="flex flex-wrap gap-2">
          <PngButtons drawing={{ svg: sized, width: options.width, height: options.height }} fileName="placeholder.png" />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput
          label={t('outputs.element')}
          value={placeholder?.element ?? ''}
          isMultiline
          rows={7}
          fileName="placeholder.svg"
          mediaType="image/svg+xml"
        />
        {notations.map((notation) => (
          <ToolOutput key={notation} label={t(`outputs.${notation}`)} value={placeholder?.[notation] ?? ''} isMultiline rows={4} />
        ))}
      </div>
    </ToolColumns>
  );
}
