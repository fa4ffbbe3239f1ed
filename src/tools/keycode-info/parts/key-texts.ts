import type { KeyPress } from '../key-press.ts';
import type { Translate } from './keycode-tool.ts';

/** As KeyboardEvent.location counts them. */
const places = ['standard', 'left', 'right', 'numpad'] as const;

export const keyText = (t: Translate, { key }: KeyPress): string => (key === ' ' ? t('view.space') : key);

export const codeText = (t: Translate, { code }: KeyPress): string => code || t('view.none');

export function locationText(t: Translate, { location }: KeyPress): string {
  const place = places[location];
  return place ? t(`view.locations.${place}`) : String(location);
}

export const modifiersText = (t: Translate, { modifiers }: KeyPress): string => modifiers.join(' + ') || t('view.none');
