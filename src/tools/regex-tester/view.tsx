import { CodeField } from '#ui/code-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { ToolLink } from '#workbench/tool-link.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import { matchesToJson } from './matches-to-json.ts';
import type en from './messages/en.json';
import { DiagramPanel } from './parts/diagram-panel.tsx';
import { ExpressionField } from './parts/expression-field.tsx';
import { highlighterOf } from './parts/highlighter.ts';
import { MatchesTable } from './parts/matches-table.tsx';
import { Replacement } from './parts/replacement.tsx';
import { Sample } from './parts/sample.tsx';

/** Some expressions would go on for years. */
const LIMIT_MS = 2000;

/** What a page can still copy and download without freezing. */
const WHOLE_JSON = { maxCount: 100_000, maxLength: 200_000_000 };

export default function RegexTester() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { t, bind, inputs } = tool;
  const { isReplacing: _isReplacing, ...flags } = tool.options;
  const part = { tool, flags, limitMs: LIMIT_MS };
  const job = useOperation<typeof operations, 'match'>('match', {
    inputs: { text: inputs.text, pattern: inputs.pattern },
    options: flags,
    limitMs: LIMIT_MS,
  });
  const { matches, json = '', jsonCount = 0 } = valueOf(job.outcome) ?? {};
  const grouped = (count: number): string => count.toLocaleString(language);
  const highlightsIn = matches && highlighterOf(matches);
  const notices = [
    ...(matches?.isCut ? [t('view.cut', { shown: grouped(matches.count) })] : []),
    ...(matches && jsonCount < matches.count
      ? [t('view.jsonCut', { shown: grouped(jsonCount), given: grouped(Math.min(matches.count, WHOLE_JSON.maxCount)) })]
      : []),
  ];

  return (
    <div className="grid grid-cols-1 gap-4">
      <ExpressionField tool={tool} outcome={job.outcome} />
      <ToolColumns>
        <div className="grid grid-cols-1 content-start gap-2">
          <CodeField {...bind('text', job.outcome)} highlightsIn={highlightsIn} rows={10} />
          <Replacement {...part} />
        </div>
        <div className="grid grid-cols-1 content-start gap-2">
          <ResultRows rows={[{ label: t('outputs.count'), value: matches ? String(matches.count) : '' }]} />
          <MatchesTable t={t} matches={matches} />
          <Notices notices={notices} />
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
      </ToolColumns>
      <DiagramPanel {...part} />
      <ToolColumns>
        <ToolCodeOutput
          label={t('outputs.json')}
          value={json}
          whole={matches && (() => matchesToJson(matches, WHOLE_JSON).json)}
          language="json"
          produces="json"
          rows={12}
          fileName="matches.json"
        />
        <div className="grid grid-cols-1 content-start gap-4">
          <Sample {...part} />
          <p>
            <ToolLink toolId="regex-memo">{t('view.cheatsheet')}</ToolLink>
          </p>
        </div>
      </ToolColumns>
    </div>
  );
}
