import { ButtonRow } from '#ui/button/button-row.tsx';
import { PngButtons } from '#ui/image/png-buttons.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SvgImage } from '#ui/image/svg-image.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';
import { LookFields } from './parts/look-fields.tsx';
import { run } from './run.ts';

export default function SvgPlaceholderGenerator() {
  const { bind, show, more } = useTool<typeof en>()(declaration, { main: run });
  const { label, svg, png, fileName } = show('preview');
  return (
    <ToolColumns>
      <Stack gap="small">
        <TextField {...bind('customText')} />
        <LookFields bind={bind} more={more} />
        <SvgImage label={label} svg={svg} className="max-h-96" />
        <ButtonRow>
          <PngButtons drawing={png} fileName={fileName} />
        </ButtonRow>
      </Stack>
      <Stack>
        <ToolOutput {...show('element')} isMultiline rows={7} />
        {notationNames.map((name) => (
          <ToolOutput key={name} {...show(name)} isMultiline rows={4} />
        ))}
      </Stack>
    </ToolColumns>
  );
}
