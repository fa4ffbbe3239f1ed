import { TableSection } from '#ui/table-section.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type { FilledCommand, FilledSection } from '../logic.ts';
import type en from '../messages/en.json';
import { CommandText } from './command-text.tsx';
import { Meaning } from './meaning.tsx';

interface CommandSectionProps {
  readonly t: Tool<typeof en, typeof inputs, typeof options>['t'];
  readonly section: FilledSection;
}

/** The commands for one kind of task. */
export function CommandSection({ t, section }: CommandSectionProps) {
  const badge = t('view.losesData');
  return (
    <TableSection
      heading={t(`view.sections.${section.name}`)}
      rows={section.entries}
      keyOf={({ name }) => name}
      copy={({ command }) => ({ label: command, value: command })}
      columns={[
        { name: 'command', label: t('view.columns.command'), cell: CommandText, width: 'clamp(11rem, 36vw, 30rem)', isMonospace: true },
        {
          name: 'meaning',
          label: t('view.columns.meaning'),
          cell: ({ name, losesData }: FilledCommand) => Meaning({ text: t(`view.commands.${name}`), badge: losesData && badge }),
          minWidth: '9rem',
        },
      ]}
    />
  );
}
