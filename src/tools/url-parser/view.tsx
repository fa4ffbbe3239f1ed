import { Button } from '#ui/button.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { dissectUrl } from './logic.ts';
import type en from './messages/en.json';
import { ParametersTable } from './parts/parameters-table.tsx';
import { urlRows } from './parts/url-rows.ts';

export default function UrlParser() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const outcome = dissectUrl(inputs, options);
  const parsed = valueOf(outcome);
  const scheme = parsed?.schemeBeforePort;
  const url = bind('url', outcome);

  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <TextField {...url} isMonospace inputMode="url" />
        <div className="flex flex-wrap items-center gap-x-3">
          <Notices notices={scheme === undefined ? [] : [t('view.readAsScheme', { scheme })]} />
          {scheme !== undefined && (
            <Button size="small" onClick={() => url.onReplace?.(`http://${inputs.url.trimStart()}`)}>
              {t('view.useHttp')}
            </Button>
          )}
        </div>
        <div className="grid gap-x-8 *:min-w-0 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField {...bind('base', outcome)} isMonospace inputMode="url" />
          <div className="sm:pt-8">
            <SwitchField {...bind('plusMeansSpace')} />
          </div>
        </div>
      </div>
      <ToolColumns>
        <ResultRows rows={urlRows(t, parsed?.parts)} />
        <div className="grid content-start gap-4">
          <ParametersTable t={t} parameters={parsed?.parameters ?? []} onParse={(value) => url.onReplace?.(value)} />
          <ToolCodeOutput
            label={t('outputs.queryAsJson')}
            value={parsed?.queryAsJson ?? ''}
            produces="json"
            language="json"
            rows={8}
            fileName="query.json"
          />
        </div>
      </ToolColumns>
    </div>
  );
}
