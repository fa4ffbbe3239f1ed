import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { Preview } from './parts/preview.tsx';
import { useCleanedHtml } from './parts/use-cleaned-html.ts';
import { wrapPage } from './wrap-page.ts';

/** The preview is not to change more often. */
const DELAY_MS = 300;

export default function MarkdownToHtml() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options, delayMs: DELAY_MS });
  const { html: rendered = '', hasRawHtml = false, title = '' } = valueOf(job.outcome) ?? {};
  const html = useCleanedHtml(rendered, hasRawHtml && options.rawHtml === 'clean');
  const output = options.wholePage && html !== '' ? wrapPage(html, title || t('view.untitled')) : html;

  return (
    <div className="grid gap-4">
      <FormatConverter
        options={
          <>
            <ChoiceField {...bind('rawHtml')} />
            <SwitchField {...bind('lineBreaks')} />
            <SwitchField {...bind('headingIds')} />
            <SwitchField {...bind('smartPunctuation')} />
            <SwitchField {...bind('skipFrontMatter')} />
            <SwitchField {...bind('wholePage')} />
          </>
        }
        progress={<JobProgress job={job} />}
        input={<CodeField {...bind('markdown', job.outcome)} language="markdown" />}
        output={
          <ToolCodeOutput
            label={t('outputs.html')}
            value={output}
            language="html"
            produces="html"
            fileName="output.html"
            mediaType="text/html"
          />
        }
      />
      <Preview label={t('outputs.preview')} printLabel={t('view.print')} html={rendered} title={title} />
    </div>
  );
}
