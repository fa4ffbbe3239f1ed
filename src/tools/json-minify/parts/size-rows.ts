import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import type { Row } from '#ui/result-row.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type { Minified } from '../logic.ts';
import type en from '../messages/en.json';

type Text = Tool<typeof en & JsonFormatMessages, typeof fields.inputs, typeof fields.options>['t'];

/** How large the text was and is, and what that saves; empty while there is nothing to compare. Numbers as the language writes them. */
export function sizeRows(t: Text, language: string, minified: Minified | null | undefined): readonly Row[] {
  const { originalBytes = 0, minifiedBytes = 0 } = minified ?? {};
  const saved = originalBytes - minifiedBytes;
  const share = (saved / originalBytes).toLocaleString(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const counted = (count: number) => ({ count, grouped: count.toLocaleString(language) });
  const rows: readonly Row[] = [
    { label: t('outputs.originalSize'), value: t('view.bytes', counted(originalBytes)) },
    { label: t('outputs.minifiedSize'), value: t('view.bytes', counted(minifiedBytes)) },
    { label: t('outputs.saved'), value: t('view.saved', { ...counted(saved), share }) },
  ];
  return rows.map((row) => ({ ...row, value: minified ? row.value : '' }));
}
