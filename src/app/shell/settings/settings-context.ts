import { createContext, use } from 'react';
import type { Translate } from '#core/message-key.ts';
import type texts from '#i18n/settings/en.json';

export type SettingsTexts = typeof texts;
export type SettingsText = Translate<SettingsTexts>;

/** A completed action that can be undone. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
  /** The name of the control that receives the focus after undo. */
  readonly control: string;
}

interface Settings {
  readonly t: SettingsText;
  /** Offers to undo an action for a while. */
  readonly offerUndo: (undoable: Undoable) => void;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The context that the parts of the settings page share. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A part of the settings page stands outside of it.');
  return settings;
}
