import { joinSentences } from '#core/join-list.ts';
import { ResultRows } from '#ui/result-rows.tsx';
import { ToolForm } from '#ui/tool-columns.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import type { UserAgent } from '../user-agent.ts';
import type { AgentTranslate } from './agent-translate.ts';

const DETECTED = [
  'browser',
  'browserVersion',
  'engine',
  'engineVersion',
  'os',
  'osVersion',
  'deviceType',
  'deviceVendor',
  'deviceModel',
  'cpu',
] as const;

/** All that one user agent string says. */
export function AgentRows({ t, agent }: { readonly t: AgentTranslate; readonly agent: UserAgent }) {
  const { language } = useToolContext();
  const notes = agent.frozen.map((value) => t(`view.notes.${value}`));
  return (
    <ToolForm>
      <ResultRows
        rows={[
          ...DETECTED.map((name) => ({
            label: t(`outputs.${name}`),
            value: agent[name] || t('view.notDetected'),
            isProse: agent[name] === '',
          })),
          { label: t('outputs.isBot'), value: t(agent.isBot ? 'view.yes' : 'view.no'), isProse: true },
          { label: t('outputs.notes'), value: joinSentences(notes, language) || t('view.noNotes'), isProse: true },
        ]}
      />
    </ToolForm>
  );
}
