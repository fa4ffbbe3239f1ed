import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { Icon } from '#ui/image/icon.tsx';
import { type Given, readTransfer } from '../../features/detection/given.ts';
import { loadDescriptions, loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { useHeldEnter } from '../palette/use-held-enter.ts';
import type { AnswerListProps } from './answer-list.tsx';

const LIST_ID = 'answer-list';

/** An input that accepts any content and displays the results below. Everything else is loaded on first use. */
export function AnswerBox() {
  const { t, language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [given, setGiven] = useState<Given>();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType<AnswerListProps>; readonly language: Language }>();
  const List = loaded?.language === language ? loaded.List : undefined;
  useHeldEnter(input, List !== undefined);
  const chooser = useRef<HTMLInputElement>(null);

  const load = async (): Promise<void> => {
    const [{ AnswerList }] = await Promise.all([import('./answer-list.tsx'), loadPaletteTexts(language), loadDescriptions(language)]);
    setLoaded({ List: AnswerList, language });
  };
  const touch = (): void => void (List ?? load().catch(() => undefined)); // a line at the bottom of the page explains the failure
  const hold = (event: Event, data: DataTransfer | null): void => {
    event.preventDefault();
    if (data) setGiven(readTransfer(data));
    touch();
  };
  // Adopts the text that was typed before hydration.
  useEffect(() => {
    if (!input?.value) return;
    setTyped(input.value);
    touch();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, for the text typed before hydration
  }, [input]);
  useEffect(() => {
    if (List) return undefined; // `List` handles drops once it is loaded
    const over = (event: DragEvent): void => hold(event, null);
    const drop = (event: DragEvent): void => hold(event, event.dataTransfer);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });

  return (
    <div className="answer-box">
      <label htmlFor="anything">{t('home.box')}</label>
      <div className="answer-field">
        <Icon name="clipboard" />
        <span className="chip-place" />
        <input
          ref={setInput}
          id="anything"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={LIST_ID}
          aria-describedby="anything-stays"
          placeholder={t('home.boxPlaceholder')}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          onFocus={touch}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={({ nativeEvent }) => !List && hold(nativeEvent, nativeEvent.clipboardData)}
        />
        <span className="chip-place" />
        <button type="button" onClick={() => chooser.current?.click()}>
          <Icon name="folder-open" />
          <span>{t('home.openFile')}</span>
        </button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            setGiven({ text: '', files: [...(target.files ?? [])] });
            target.value = ''; // so that the same file can be chosen again
            touch();
          }}
        />
      </div>
      {List && input && <List {...{ input, given, typed }} listId={LIST_ID} onType={setTyped} />}
      <small id="anything-stays">{t('home.stays')}</small>
    </div>
  );
}
