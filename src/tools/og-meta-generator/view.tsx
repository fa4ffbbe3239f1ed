import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ExistingHtml } from './parts/existing-html.tsx';
import { FormFields } from './parts/form-fields.tsx';
import { PreviewCard } from './parts/preview-card.tsx';
import { preview } from './preview.ts';
import { write } from './write.ts';

export default function OgMetaGenerator() {
  const tool = useTool<typeof en>()(declaration, { main: { write, preview }, presenters });
  const { show } = tool;

  return (
    <ToolColumns>
      <FormFields tool={tool} />
      <Stack gap="large">
        <ToolCodeOutput {...show('tags')} language="html" />
        <ResultRows rows={[show('titleLength'), show('descriptionLength')]} />
        <PreviewCard tool={tool} />
        <ExistingHtml tool={tool} />
      </Stack>
    </ToolColumns>
  );
}
