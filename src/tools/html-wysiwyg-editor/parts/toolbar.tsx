import { SelectField } from '#ui/choice/select-field.tsx';
import type { EditorTexts } from './editor-texts.ts';
import { TextColor } from './text-color.tsx';
import { type BlockType, blockTypes, type Command, type ToolbarState } from './toolbar-state.ts';
import { ToolbarButton } from './toolbar-button.tsx';

export interface ToolbarActions {
  readonly run: (command: Command, isByPointer: boolean) => void;
  readonly setBlock: (block: BlockType) => void;
  readonly setColor: (color: string) => void;
  readonly editLink: () => void;
  readonly insertImage: () => void;
}

interface ToolbarProps {
  readonly t: EditorTexts;
  readonly state: ToolbarState;
  /** `undefined` before the editor is loaded. */
  readonly actions: ToolbarActions | undefined;
}

/** Toggle buttons, in groups that are kept together. */
const toggleGroups = [
  [
    { command: 'bold', icon: 'bold' },
    { command: 'italic', icon: 'italic' },
    { command: 'underline', icon: 'underline' },
    { command: 'strikethrough', icon: 'strikethrough' },
    { command: 'inlineCode', icon: 'code' },
    { command: 'highlight', icon: 'highlight' },
  ],
  [
    { command: 'bulletList', icon: 'list' },
    { command: 'orderedList', icon: 'list-numbers' },
    { command: 'blockquote', icon: 'blockquote' },
  ],
  [
    { command: 'alignLeft', icon: 'align-left' },
    { command: 'alignCenter', icon: 'align-center' },
    { command: 'alignRight', icon: 'align-right' },
  ],
] as const;

const insertions = [
  { command: 'horizontalRule', icon: 'separator' },
  { command: 'hardBreak', icon: 'corner-down-left' },
  { command: 'insertTable', icon: 'table-plus' },
] as const;

const lastCommands = [
  { command: 'clearFormatting', icon: 'clear-formatting' },
  { command: 'undo', icon: 'arrow-back-up' },
  { command: 'redo', icon: 'arrow-forward-up' },
] as const;

/** All controls that change the text. The toolbar takes up its space before the editor is loaded. */
export function Toolbar({ t, state, actions }: ToolbarProps) {
  const isDisabled = actions === undefined;
  const button = (command: Command, icon: string, isPressed?: boolean, canBePressed = true) => (
    <ToolbarButton
      key={command}
      label={t(`view.commands.${command}`)}
      isDisabled={isDisabled || !canBePressed}
      onPress={(isByPointer) => actions?.run(command, isByPointer)}
      {...{ icon, isPressed }}
    />
  );
  return (
    <fieldset
      aria-label={t('view.toolbar')}
      className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-1 border-b p-1.5 pointer-coarse:gap-y-2"
    >
      <SelectField
        name="blockType"
        size="small"
        labelPosition="left"
        label={t('view.blockType')}
        value={state.block}
        isDisabled={isDisabled}
        options={blockTypes.map((value) => ({ value, label: t(`view.blockTypes.${value}`) }))}
        onChange={(block) => actions?.setBlock(block)}
      />
      {toggleGroups.map((group) => (
        <div key={group[0].command} className="flex flex-wrap pointer-coarse:gap-2">
          {group.map(({ command, icon }) => button(command, icon, state.pressed.includes(command)))}
        </div>
      ))}
      {/* Removes the space that a field reserves for messages, because this field has none. */}
      <div className="-mb-5 w-40">
        <TextColor label={t('view.textColor')} color={state.color} isDisabled={isDisabled} onColor={(color) => actions?.setColor(color)} />
      </div>
      <div className="flex flex-wrap pointer-coarse:gap-2">
        <ToolbarButton label={t('view.link')} icon="link" isDisabled={isDisabled} onPress={() => actions?.editLink()} />
        <ToolbarButton label={t('view.image')} icon="photo" isDisabled={isDisabled} onPress={() => actions?.insertImage()} />
        {insertions.map(({ command, icon }) => button(command, icon))}
      </div>
      <div className="flex flex-wrap pointer-coarse:gap-2">
        {lastCommands.map(({ command, icon }) => button(command, icon, undefined, !state.impossible.includes(command)))}
      </div>
    </fieldset>
  );
}
