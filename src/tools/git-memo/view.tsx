import { searchSheet } from '#formats/search-sheet.ts';
import { Notices } from '#ui/notices.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useEnglish } from '#workbench/use-english.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { fillInSheet } from './logic.ts';
import type en from './messages/en.json';
import { CommandSection } from './parts/command-section.tsx';

const loadEnglish = () => import('./messages/en.json');

export default function GitMemo() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const english = useEnglish<typeof en>(loadEnglish);
  const found = searchSheet(fillInSheet({ ...inputs, ...options }), inputs.search, (section, { name, command }) => [
    t(`view.sections.${section.name}`),
    t(`view.commands.${name}`),
    english(`view.sections.${section.name}`),
    english(`view.commands.${name}`),
    command,
  ]);

  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="grid gap-x-4 *:min-w-0 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...bind('search')} />
        <TextField {...bind('remote')} isMonospace />
        <TextField {...bind('branch')} isMonospace />
        <TextField {...bind('commit')} isMonospace />
        <Notices notices={found.length === 0 ? [t('view.noMatch')] : []} />
      </div>
      {found.map((section) => (
        <CommandSection key={section.name} t={t} section={section} />
      ))}
    </div>
  );
}
