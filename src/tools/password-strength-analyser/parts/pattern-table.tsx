import { DataTable } from '#ui/data-table.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import type { PasswordPattern } from '../password-pattern.ts';
import { guessesText } from './amount-text.ts';
import type { AnalyserTool } from './analyser-tool.ts';

interface PatternTableProps {
  readonly t: AnalyserTool['t'];
  readonly patterns: readonly PasswordPattern[];
  /** While the password is hidden, its pieces are too. */
  readonly isHidden: boolean;
}

/** The pieces of the password, and what makes each of them easy or hard to guess. */
export function PatternTable({ t, patterns, isHidden }: PatternTableProps) {
  const { language } = useToolContext();
  const shown = (text: string): string => (isHidden ? '•'.repeat([...text].length) : text);
  const detailOf = ({ dictionary, baseWord }: PasswordPattern): string => {
    if (baseWord !== undefined) return shown(baseWord);
    if (!dictionary) return '';
    const name = t(`view.dictionaries.${dictionary.name}`);
    return dictionary.rank === undefined ? name : t('view.rank', { name, rank: dictionary.rank });
  };

  return (
    <DataTable
      label={t('outputs.patterns')}
      rows={patterns}
      keyOf={(_pattern, index) => index}
      columns={[
        { name: 'part', label: t('view.part'), cell: ({ part }) => shown(part), isMonospace: true },
        { name: 'kind', label: t('view.pattern'), cell: ({ kind }) => t(`view.kinds.${kind}`) },
        { name: 'detail', label: t('view.detail'), cell: detailOf },
        { name: 'guesses', label: t('view.guesses'), cell: ({ guesses }) => guessesText(t, guesses, language), align: 'end' },
      ]}
    />
  );
}
