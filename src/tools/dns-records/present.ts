import type { PresentationNotice, Presenters, PresentationTexts } from '#core/present.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import { formatDuration } from '#domains/durations/format-duration.ts';
import type { declaration } from './declare.ts';
import type { RecordFormat } from './logic/convert/record-formats.ts';
import type { ExplainedPart } from './logic/explain/explained-part.ts';
import { MOST_LOOKUPS, MOST_NAMED, MOST_VOIDS } from './logic/limits.ts';
import { isError, type Problem } from './logic/problems/problem.ts';
import type { SpfResult, SpfStep } from './logic/spf/check-host.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Words = PresentationTexts<typeof en>;

const files: Readonly<Record<RecordFormat, { readonly file: string; readonly type: 'text' | 'csv' | 'json' }>> = {
  zoneFile: { file: 'zone.txt', type: 'text' },
  fullNames: { file: 'zone.txt', type: 'text' },
  csv: { file: 'zone.csv', type: 'csv' },
  json: { file: 'zone.json', type: 'json' },
  route53: { file: 'zone.json', type: 'json' },
  nsupdate: { file: 'zone.txt', type: 'text' },
};

function problemText({ code, values = {}, expected }: Problem, { t }: Words): string {
  if (code !== 'notA') return t(`view.problems.${code}`, values);
  return t('view.problems.notA', { ...values, expected: expected ? t(`view.expected.${expected}`, values) : '' });
}

function partRow({ part, value, isDefault, isDuration, meaning, result, literal }: ExplainedPart, { t, language }: Words) {
  const timed = isDuration ? t('view.withDuration', { value, duration: formatDuration(Number(value) * 1000, language) }) : value;
  const sentences = [meaning, result].flatMap((key) => (key ? [t(`reference.meanings.${key}`)] : []));
  return {
    part: 'text' in part ? part.text : t(`reference.parts.${part.word}`),
    value: isDefault ? t('view.default', { value: timed }).trim() : timed,
    meaning:
      literal ?? (sentences.length > 1 ? t('view.two', { first: sentences[0] ?? '', second: sentences[1] ?? '' }) : (sentences[0] ?? '')),
  };
}

function resultText(result: SpfResult, missing: number, { t }: Words): string {
  switch (result.kind) {
    case 'matched':
      return t('view.spf.matched', { result: result.verdict, term: result.term, domain: result.domain });
    case 'noMatch':
      return t('view.spf.noMatch');
    case 'none':
      return 'None';
    case 'error':
      return t(`view.spf.${result.reason}`, { domain: result.domain });
    case 'unknown':
      return t('view.spf.unknown', { count: missing });
  }
}

const outcomeText = ({ outcome, verdict }: SpfStep, { t }: Words): string => t(`view.outcomes.${outcome}`, { result: verdict ?? '' });

export const presenters = {
  read(value, _given, texts) {
    const { t } = texts;
    const { rows, problems, lacksOrigin, leftOutCount } = value;
    const notices: PresentationNotice[] = [];
    if (lacksOrigin) notices.push({ code: 'noOrigin' });
    if (leftOutCount > 0) notices.push({ code: 'leftOut', values: { count: leftOutCount } });
    return {
      converted: { text: value.converted, ...files[value.format] },
      readAs: t(`view.forms.${value.form}`),
      zone: value.zone ?? { value: t('view.unknown'), isProse: true },
      recordCount: String(value.recordCount),
      errorCount: String(value.errorCount),
      warningCount: String(value.warningCount),
      recordList: {
        length: countPackedRows(rows),
        at(index) {
          const [name = '', type = '', data = '', ttl = '', line = ''] = packedRowAt(rows, index) ?? [];
          return index < countPackedRows(rows) ? { name, type, data, ttl, line } : undefined;
        },
      },
      problems: {
        length: problems.length,
        at(index) {
          const problem = problems[index];
          if (!problem) return undefined;
          const severity = t(isError(problem) ? 'view.error' : 'view.warning');
          return { line: String(problem.line), severity, problem: problemText(problem, texts), isError: isError(problem) };
        },
      },
      notices,
    };
  },
  explain: ({ parts, name, names, hasMore }, _given, texts) => ({
    explanation: parts.map((part) => partRow(part, texts)),
    explainedRecord: name,
    explainedRecords: names,
    notices: hasMore ? [{ code: 'moreRecords', values: { max: MOST_NAMED } }] : [],
  }),
  spf({ lookupCount, test, missing }, _given, texts) {
    const { t } = texts;
    return {
      spfResult: test ? resultText(test.result, test.missing.length, texts) : '',
      spfLookups: t('view.ofMost', { count: String(lookupCount), most: String(MOST_LOOKUPS) }),
      spfVoidLookups: test ? t('view.ofMost', { count: String(test.voidCount), most: String(MOST_VOIDS) }) : '',
      spfSteps: (test?.steps ?? []).map((step, index) => ({
        step: String(index + 1),
        domain: step.domain,
        term: step.term,
        outcome: outcomeText(step, texts),
      })),
      missingAnswers: missing.join('\n'),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
