import { Button } from '#ui/button/button.tsx';
import type { EditorTexts } from './editor-texts.ts';
import type { TableCommand } from './toolbar-state.ts';

interface TableBarProps {
  readonly t: EditorTexts;
  readonly onCommand: (command: TableCommand, isByPointer: boolean) => void;
}

const commands = [
  { command: 'addRow', icon: 'row-insert-bottom' },
  { command: 'deleteRow', icon: 'row-remove' },
  { command: 'addColumn', icon: 'column-insert-right' },
  { command: 'deleteColumn', icon: 'column-remove' },
  { command: 'mergeOrSplitCells', icon: 'arrows-join' },
  { command: 'toggleHeaderRow', icon: 'table-row' },
  { command: 'deleteTable', icon: 'table-off' },
] as const;

/** Commands for the table at the cursor. They are below the text, so that the text does not move. */
export function TableBar({ t, onCommand }: TableBarProps) {
  return (
    <fieldset aria-label={t('view.tableBar')} className="flex min-w-0 flex-wrap gap-1 border-t p-1.5">
      {commands.map(({ command, icon }) => (
        <Button
          key={command}
          size="small"
          variant="text"
          icon={icon}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onCommand(command, event.detail > 0)}
        >
          {t(`view.commands.${command}`)}
        </Button>
      ))}
    </fieldset>
  );
}
