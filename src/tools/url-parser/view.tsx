import { Button } from '#ui/button.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { answer } from './answer.ts';
import { declaration, partNames } from './declare.ts';
import type en from './messages/en.json';
import { ParametersTable } from './parts/parameters-table.tsx';
import { run } from './run.ts';

export default function UrlParser() {
  const tool = useTool<typeof en>()(declaration, { main: run, answer });
  const { t, bind, show, notices } = tool;
  const url = bind('url');
  const remarks = notices();

  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <TextField {...url} isMonospace inputMode="url" />
        <div className="flex flex-wrap items-center gap-x-3">
          <Notices notices={remarks} />
          {remarks.length > 0 && (
            <Button size="small" onClick={() => url.onReplace?.(`http://${url.value.trimStart()}`)}>
              {t('view.useHttp')}
            </Button>
          )}
        </div>
        <div className="grid gap-x-8 *:min-w-0 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField {...bind('base')} isMonospace inputMode="url" />
          <div className="sm:pt-8">
            <SwitchField {...bind('plusMeansSpace')} />
          </div>
        </div>
      </div>
      <ToolColumns>
        <ResultRows rows={partNames.map(show)} />
        <div className="grid content-start gap-4">
          <ParametersTable tool={tool} onParse={(value) => url.onReplace?.(value)} />
          <ToolCodeOutput {...show('queryAsJson')} language="json" rows={8} />
        </div>
      </ToolColumns>
    </div>
  );
}
