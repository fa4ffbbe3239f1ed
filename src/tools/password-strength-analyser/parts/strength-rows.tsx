import { joinSentences } from '#core/join-list.ts';
import { ResultRows } from '#ui/result-rows.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { bruteForce } from '../brute-force.ts';
import { crackTime } from '../crack-time.ts';
import type { Analysis } from '../logic.ts';
import { crackTimeText, entropyText, guessesText } from './amount-text.ts';
import type { AnalyserTool } from './analyser-tool.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface StrengthRowsProps {
  readonly tool: AnalyserTool;
  readonly analysis: Analysis | undefined;
}

/** What an attacker needs who knows patterns, and one who tries everything. */
export function StrengthRows({ tool: { t, inputs, options }, analysis }: StrengthRowsProps) {
  const { language } = useToolContext();
  const { attackSpeed } = options;
  const force = bruteForce(inputs.password);
  const strength = analysis ? t(`view.scores.${analysis.score}`) : '';
  const advice = analysis?.advice.map((suggestion) => t(`view.suggestions.${suggestion}`)) ?? [];

  return (
    <ResultRows
      rows={[
        {
          label: t('outputs.strength'),
          value: strength,
          display: analysis && <StrengthMeter score={analysis.score}>{strength}</StrengthMeter>,
          isProse: true,
        },
        { label: t('outputs.guesses'), value: analysis ? guessesText(t, analysis.guesses, language) : '' },
        {
          label: t('outputs.crackTime'),
          value: analysis ? crackTimeText(t, crackTime(analysis.guesses, attackSpeed), language) : '',
          isProse: true,
        },
        {
          label: t('outputs.bruteForceTime'),
          value: force ? crackTimeText(t, crackTime(force.guesses, attackSpeed), language) : '',
          isProse: true,
        },
        { label: t('outputs.length'), value: String(force?.length ?? '') },
        { label: t('outputs.characterSetSize'), value: String(force?.characterSetSize ?? '') },
        { label: t('outputs.entropy'), value: force ? entropyText(t, force.entropyBits, language) : '' },
        ...(analysis?.warning ? [{ label: t('outputs.warning'), value: t(`view.warnings.${analysis.warning}`), isProse: true }] : []),
        ...(advice.length === 0 ? [] : [{ label: t('outputs.advice'), value: joinSentences(advice, language), isProse: true }]),
      ]}
    />
  );
}
