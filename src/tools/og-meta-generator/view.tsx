import { ResultRows } from '#ui/result-rows.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { writeMetaTags } from './meta-tags.ts';
import { pagePreview, textLength } from './page-preview.ts';
import { ExistingHtml } from './parts/existing-html.tsx';
import { FormFields } from './parts/form-fields.tsx';
import { PreviewCard } from './parts/preview-card.tsx';

const SHOWN_OF_TITLE = 60;
const SHOWN_OF_DESCRIPTION = 160;

export default function OgMetaGenerator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, inputs, options } = tool;

  const lengthText = (text: string, shown: number) => {
    const { count, isLong } = textLength(text, shown);
    return count === 0 ? '' : t(isLong ? 'view.longLength' : 'view.length', { count, shown });
  };

  return (
    <ToolColumns>
      <FormFields tool={tool} />
      <div className="grid content-start gap-4 *:min-w-0">
        <ToolCodeOutput
          label={t('outputs.tags')}
          value={valueOf(writeMetaTags(inputs, options)) ?? ''}
          language="html"
          produces="html"
          fileName="meta-tags.html"
        />
        <ResultRows
          rows={[
            { label: t('outputs.titleLength'), value: lengthText(inputs.title, SHOWN_OF_TITLE), isProse: true, isNote: true },
            {
              label: t('outputs.descriptionLength'),
              value: lengthText(inputs.description, SHOWN_OF_DESCRIPTION),
              isProse: true,
              isNote: true,
            },
          ]}
        />
        <PreviewCard label={t('outputs.preview')} preview={pagePreview(inputs)} />
        <ExistingHtml tool={tool} />
      </div>
    </ToolColumns>
  );
}
