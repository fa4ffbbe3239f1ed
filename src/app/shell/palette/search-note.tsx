import type { BringNote } from '../../features/detection/content.ts';
import { useLanguage } from '../language/use-language.ts';

interface SearchNoteProps {
  readonly note: BringNote | undefined;
  /** Whether only the beginning of the content was examined. */
  readonly isSampled: boolean;
}

/** Explains why only part of the content is used. */
export function SearchNote({ note, isSampled }: SearchNoteProps) {
  const { t } = useLanguage();
  return (
    <>
      {note && (
        <p className="palette-note">{note.code === 'several' ? t('palette.several', { count: note.count }) : t(`palette.${note.code}`)}</p>
      )}
      {isSampled && <p className="palette-note">{t('palette.sampled')}</p>}
    </>
  );
}
