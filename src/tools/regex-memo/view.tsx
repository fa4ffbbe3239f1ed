import { searchSheet } from '#formats/search-sheet.ts';
import { Notices } from '#ui/notices.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useEnglish } from '#workbench/use-english.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { PatternSection } from './parts/pattern-section.tsx';
import { SyntaxSection } from './parts/syntax-section.tsx';
import { readyPatterns } from './ready-patterns.ts';
import { sections } from './sections.ts';

const loadEnglish = () => import('./messages/en.json');

export default function RegexMemo() {
  const { t, bind, inputs } = useTool<typeof en, typeof fields>(fields);
  const english = useEnglish<typeof en>(loadEnglish);
  const found = searchSheet(sections, inputs.search, ({ name }, entry) => [
    t(`view.sections.${name}`),
    t(`view.meanings.${entry.name}`),
    english(`view.sections.${name}`),
    english(`view.meanings.${entry.name}`),
    entry.syntax,
  ]);
  const [ready] = searchSheet([{ entries: readyPatterns }], inputs.search, (_section, { name, pattern }) => [
    t('view.sections.readyPatterns'),
    t(`view.patterns.${name}`),
    english('view.sections.readyPatterns'),
    english(`view.patterns.${name}`),
    pattern,
  ]);

  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="max-w-md">
        <TextField {...bind('search')} />
        <Notices notices={found.length === 0 && !ready ? [t('view.noMatch')] : []} />
      </div>
      {found.map((section) => (
        <SyntaxSection key={section.name} t={t} section={section} />
      ))}
      {ready && <PatternSection t={t} patterns={ready.entries} />}
    </div>
  );
}
