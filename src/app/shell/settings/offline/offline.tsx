import { CHOSEN_LANGUAGES_KEY, languagesToKeep, OPENED_LANGUAGES_KEY, parseLanguages } from '../../../platform/offline/kept-languages.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useStored } from '../../stores/use-stored.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';
import { CopyState } from './copy-state.tsx';
import { LanguageBoxes } from './language-boxes.tsx';
import { ReleaseLine, UpdateCheck } from './update-check.tsx';
import type { NoCopy, OfflineCopy } from './use-offline-copy.ts';

/** The part of the site that works offline, and its languages. */
export function Offline({ copy }: { readonly copy: OfflineCopy | NoCopy | undefined }) {
  const { t } = useSettings();
  const { language } = useLanguage();
  const chosen = useStored(CHOSEN_LANGUAGES_KEY);
  const opened = useStored(OPENED_LANGUAGES_KEY);
  const kept = languagesToKeep(language, parseLanguages(chosen), parseLanguages(opened));
  return (
    <SettingsSection heading={t('offline.heading')}>
      {typeof copy === 'object' ? <CopyState copy={copy} languages={kept} /> : <p>{t(`offline.${copy ?? 'looking'}`)}</p>}
      {(typeof copy === 'object' || copy === undefined) && <LanguageBoxes kept={kept} />}
      <ReleaseLine />
      {typeof copy === 'object' && <UpdateCheck />}
    </SettingsSection>
  );
}
