import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useDeviceText } from '#workbench/use-device-text.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { AgentList } from './parts/agent-list.tsx';
import { AgentRows } from './parts/agent-rows.tsx';

const ownUserAgent = () => navigator.userAgent;

export default function UserAgentParser() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  useDeviceText('userAgents', ownUserAgent);
  const job = useOperation<typeof operations, 'parse'>('parse', { inputs, options });
  const parsed = valueOf(job.outcome);
  const userAgents = bind('userAgents', job.outcome);

  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <CodeField {...userAgents} rows={5} />
        <div className="flex min-h-8 flex-wrap items-center gap-x-4">
          <Button size="small" onClick={() => userAgents.onReplace?.(ownUserAgent())}>
            {t('view.useOwn')}
          </Button>
          <JobProgress job={job} />
        </div>
      </div>
      {parsed && ('single' in parsed ? <AgentRows t={t} agent={parsed.single} /> : <AgentList t={t} list={parsed.list} />)}
    </div>
  );
}
