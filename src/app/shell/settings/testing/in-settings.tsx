import type { ReactNode } from 'react';
import { createTranslator } from '#i18n/translator.ts';
import texts from '#i18n/settings/en.json' with { type: 'json' };
import { SettingsContext, type SettingsText } from '../settings-context.ts';

const settings = { t: createTranslator('en', texts) as SettingsText, offerUndo: () => undefined }; // has the keys of the English file

/** Renders a part of the settings page without the page, in English. */
export const InSettings = ({ children }: { readonly children: ReactNode }) => (
  <SettingsContext value={settings}>{children}</SettingsContext>
);
