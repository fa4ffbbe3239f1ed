import { Modal } from '#ui/dialog/modal.tsx';
import { useLanguage } from '../language/use-language.ts';
import { commandKeys } from './page-command.ts';
import { shownKeys } from './shown-keys.ts';

export interface KeySheetProps {
  readonly onClose: () => void;
}

/** The shortcuts by the key of their text. */
const sheet = [
  ['openPalette', 'Mod+K'],
  ['run', commandKeys.run],
  ['copy', commandKeys.copy],
  ['send', commandKeys.send],
  ['undo', 'Mod+Z'],
  ['sheet', '?'],
] as const;

export function KeySheet({ onClose }: KeySheetProps) {
  const { t } = useLanguage();
  return (
    <Modal isOpen title={t('keys.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {sheet.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {shownKeys(keys).map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong bg-sunken px-1.5 font-mono text-xs leading-5">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
