import { use, useMemo, useState } from 'react';
import { manyTexts } from '#generated/many-texts.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import { copyText } from '#ui/button/copy.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import { LineResults, useResultsView } from '../many/line-results.tsx';
import type { LineRunState } from '../many/line-run.ts';
import { lineTableColumns } from '../many/line-table-columns.tsx';
import type { ManyText } from '../many/many-text.ts';
import type { Line } from '../many/read-lines.ts';
import type { KnownStep } from './chain-job.ts';
import type { ChainAnswer } from './step-line-service.ts';
import { useStepsText } from './steps-text.ts';

interface StepLinesProps {
  readonly known: KnownStep;
  /** The index among the enabled steps. */
  readonly place: number;
  readonly isLast: boolean;
  readonly lines: readonly Line[];
  readonly state: LineRunState<ChainAnswer>;
  readonly t: TranslateAny;
  readonly isHidden: boolean;
  readonly cancel: () => void;
  readonly onOpen: (text: string) => void;
}

/** The results of all lines in a step. The last step has all controls of a results table. */
export function StepLines({ known: { step, known }, place, isLast, lines, state, t, isHidden, cancel, onOpen }: StepLinesProps) {
  const { tPart: tStep } = useStepsText();
  const { language } = useLanguage();
  const [loading] = useState(() => manyTexts[language]());
  const { default: texts } = use(loading);
  const tPart = useMemo(() => createTranslator(language, texts) as ManyText, [language, texts]); // has the keys of the English file
  const view = useResultsView();
  const own = useMemo((): LineRunState => ({ ...state, answerTo: (text) => state.answerTo(text)?.[place] }), [state, place]);
  const columns = [{ output: step.forwardedOutput ?? known.step.forwardableOutputs[0] ?? '' }];
  const input = { name: 'input', label: tStep('input') };
  if (isLast) {
    return (
      <LineResults
        {...{ tPart, t, view, cancel, columns, lines, input, isHidden, onOpen, language }}
        state={own}
        fileName="steps"
        hiddenColumns="state:steps:hidden-columns"
      />
    );
  }
  const all = lineTableColumns({
    tPart,
    t,
    answerTo: own.answerTo,
    columns,
    input,
    isHidden,
    onOpen,
    shown: lines,
    onCopy: (text) => void copyText(text),
  });
  return <DataTable label={tPart('results')} columns={all} rows={lines} keyOf={({ number }) => number} maxHeight="16rem" />;
}
