import { useEffect, useRef } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { useLanguage } from '../language/use-language.ts';

interface PaletteInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Receives the field, which the list controls. */
  readonly onField: (field: HTMLInputElement | null) => void;
}

/**
 * The input of the palette. It appears immediately and accepts typing while the list loads. Held content is displayed before the typed
 * text.
 */
export function PaletteInput({ value, onChange, onField }: PaletteInputProps) {
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);
  useEffect(() => {
    onField(field.current);
    return () => onField(null);
  }, [onField]);

  return (
    <div className="palette-input">
      <Icon name="search" />
      <span className="chip-place" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={undefined}
        aria-label={t('navigation.palette')}
        placeholder={t('navigation.palettePlaceholder')}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
        onChange={({ target }) => onChange(target.value)}
      />
      <kbd aria-hidden="true">Esc</kbd>
    </div>
  );
}
