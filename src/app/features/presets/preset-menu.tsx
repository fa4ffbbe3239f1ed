import { useState } from 'react';
import { copyText } from '#ui/button/copy.ts';
import { MenuButton, MenuItem } from '#ui/dialog/menu-button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import type { Preset } from './preset.ts';
import { targetOf } from './preset-target.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { usePresetsText } from './presets-text.ts';
import { deletePreset, duplicatePreset, renamePreset } from './use-presets.ts';
import { configuration } from '../../shell/configuration.ts';

interface PresetMenuProps {
  readonly preset: Preset;
  /** Called after deletion, with a function that undoes it. */
  readonly onDelete: (undo: () => void) => void;
}

export function PresetMenu({ preset, onDelete }: PresetMenuProps) {
  const t = usePresetsText();
  const { pathOf } = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = preset;
  const copyLink = async (): Promise<void> => {
    const { page, query } = targetOf(preset);
    const path = `${configuration.app.baseUrl.replace(/\/$/, '')}${pathOf(page)}`;
    if (await copyText(`${location.origin}${path}#${query}`)) announce(t('linkCopied'));
  };
  const remove = (): void => {
    const undo = deletePreset(id);
    if (undo) onDelete(undo);
  };
  return (
    <>
      <MenuButton isIconOnly icon="dots-vertical" label={t('menu', { name })}>
        <MenuItem onPress={() => setRenaming(true)}>{t('rename')}</MenuItem>
        <MenuItem onPress={() => void duplicatePreset(id)}>{t('duplicate')}</MenuItem>
        <MenuItem onPress={() => void copyLink()}>{t('copyLink')}</MenuItem>
        <MenuItem onPress={remove}>{t('delete')}</MenuItem>
      </MenuButton>
      {isRenaming && (
        <PresetDialog
          title={t('rename')}
          initialName={name}
          ownName={name}
          onSave={(next) => renamePreset(id, next) !== undefined}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
