import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolForm } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useDeviceText } from '#tool-ui/page/use-device-text.ts';
import { presenters } from './present.ts';
import { agentNames, declaration } from './declare.ts';
import type en from './messages/en.json';
import { AgentList } from './parts/agent-list.tsx';

const ownUserAgent = () => navigator.userAgent;

export default function UserAgentParser() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { presenters });
  useDeviceText('userAgents', ownUserAgent);
  const userAgents = bind('userAgents');

  return (
    <Stack gap="large">
      <div>
        <CodeField {...userAgents} rows={5} />
        <JobRoom job={job('parse')}>
          <Button size="small" onClick={() => userAgents.onReplace?.(ownUserAgent())}>
            {t('view.useOwn')}
          </Button>
        </JobRoom>
      </div>
      {show('browser').value !== '' && (
        <ToolForm>
          <ResultRows rows={agentNames.map(show)} />
        </ToolForm>
      )}
      {show('count').value !== '' && <AgentList show={show} />}
    </Stack>
  );
}
