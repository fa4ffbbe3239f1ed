import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { useLanguage } from '../language/use-language.ts';

interface PaletteInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PaletteInput({ value, onChange, ...rest }: PaletteInputProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  // One input takes over from another once the palette is loaded, before the next key: the caret stays behind what was typed.
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
  }, []);

  return (
    <div className="palette-input">
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        aria-label={t('navigation.palette')}
        placeholder={t('navigation.palettePlaceholder')}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      <kbd aria-hidden="true">Esc</kbd>
    </div>
  );
}
