import { CodeField } from '#ui/code-field.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { ToolLink } from '#workbench/tool-link.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { ExpressionField } from './parts/expression-field.tsx';
import { ExpressionOutputs } from './parts/expression-outputs.tsx';
import { highlighterOf } from './parts/highlighter.ts';
import { MatchesTable } from './parts/matches-table.tsx';
import { Replacement } from './parts/replacement.tsx';

/** Some expressions would go on for years. */
const LIMIT_MS = 2000;

export default function RegexTester() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs } = tool;
  const { isReplacing: _isReplacing, ...flags } = tool.options;
  const job = useOperation<typeof operations, 'match'>('match', {
    inputs: { text: inputs.text, pattern: inputs.pattern },
    options: flags,
    limitMs: LIMIT_MS,
  });
  const { matches, json = '', jsonCount = 0 } = valueOf(job.outcome) ?? {};
  const highlightsIn = matches && highlighterOf(matches);
  const notices = [
    ...(matches?.isCut ? [t('view.cut', { shown: grouped(matches.count) })] : []),
    ...(matches && jsonCount < matches.count ? [t('view.jsonCut', { shown: grouped(jsonCount), all: grouped(matches.count) })] : []),
  ];

  return (
    <div className="grid grid-cols-1 gap-4">
      <ExpressionField tool={tool} outcome={job.outcome} />
      <ToolColumns>
        <div className="grid grid-cols-1 content-start gap-2">
          <CodeField {...bind('text', job.outcome)} highlightsIn={highlightsIn} rows={10} />
          <Replacement tool={tool} flags={flags} limitMs={LIMIT_MS} />
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
      <ToolColumns>
        <ToolCodeOutput label={t('outputs.json')} value={json} language="json" produces="json" rows={12} fileName="matches.json" />
        <ExpressionOutputs tool={tool} flags={flags} limitMs={LIMIT_MS} />
      </ToolColumns>
      <p>
        <ToolLink toolId="regex-memo">{t('view.cheatsheet')}</ToolLink>
      </p>
    </div>
  );
}

const grouped = (count: number): string => count.toLocaleString('en');
