import { createContext, use } from 'react';
import type { Translate } from '#core/message-key.ts';
import type texts from '#i18n/settings/en.json';

export type SettingsTexts = typeof texts;
export type SettingsText = Translate<SettingsTexts>;

/** What was done, and how it is taken back. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
  /** The name of the control that has the focus then. */
  readonly control: string;
}

interface Settings {
  readonly t: SettingsText;
  /** Offers for a while to take back what was done. */
  readonly offerUndo: (undoable: Undoable) => void;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** What the parts of the settings page share. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A part of the settings page stands outside of it.');
  return settings;
}
