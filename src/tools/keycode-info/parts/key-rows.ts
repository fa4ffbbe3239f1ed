import { joinList } from '#core/join-list.ts';
import type { Row } from '#ui/result-row.tsx';
import { codePointOf, type KeyPress } from '../key-press.ts';
import { codeText, keyText, locationText, modifiersText } from './key-texts.ts';
import type { Translate } from './keycode-tool.ts';

/** All that the last press says; empty before the first. */
export function keyRows(t: Translate, press: KeyPress | undefined, language: string): readonly Row[] {
  const said = (say: (press: KeyPress) => string): string => (press ? say(press) : '');
  const yesOrNo = (is: boolean): string => (is ? t('view.yes') : t('view.no'));
  return [
    { label: t('view.key'), value: said((each) => keyText(t, each)) },
    { label: t('view.code'), value: said((each) => codeText(t, each)) },
    { label: t('view.keyCode'), value: said(({ keyCode }) => String(keyCode)) },
    { label: t('view.location'), value: said((each) => locationText(t, each)) },
    { label: t('view.modifiers'), value: said((each) => modifiersText(t, each)) },
    { label: t('view.locks'), value: said(({ locks }) => joinList(locks, language) || t('view.none')) },
    { label: t('view.codePoint'), value: said(({ key }) => codePointOf(key) ?? t('view.none')) },
    { label: t('view.repeat'), value: said(({ isRepeat }) => yesOrNo(isRepeat)) },
    { label: t('view.composing'), value: said(({ isComposing }) => yesOrNo(isComposing)) },
  ];
}
