import { useEffect } from 'react';
import type { TranslateAny } from '#core/message-key.ts';
import type { ToolSession } from '#tool-ui/tool/tool-session.ts';
import { providePrimaryInput, TYPED_INTO } from '../layout/primary-input.ts';

/**
 * Finds the text control of a field: by its `<label>`, by an `aria-label`, or by its name or the first part of it (`suites`,
 * `suites.1.name`). The name is for fields with several controls or another label.
 */
function controlOf(name: string, label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')].filter(({ textContent }) => textContent.trim() === label);
  const named = document.querySelectorAll<HTMLElement>(`main [aria-label="${CSS.escape(label)}"]`);
  const ofName = document.querySelectorAll<HTMLElement>(`main [name="${name}"], main [name^="${name}."]`);
  return [...labels.map(({ control }) => control), ...named, ...ofName].find(
    (control): control is HTMLElement => control?.matches(TYPED_INTO) === true && control.checkVisibility(),
  );
}

/** Registers the primary input: an element that captures all keys, if there is one, otherwise the first input that accepts typing. */
export function usePrimaryInput(session: ToolSession, t: TranslateAny): void {
  useEffect(
    () =>
      providePrimaryInput(() => {
        const names = Object.keys(session.fields.inputs);
        const takesKeys = document.querySelector<HTMLElement>('main [data-takes-keys]');
        return (
          takesKeys ?? names.map((name) => controlOf(name, t(`fields.${name}.label`))).find((control) => control !== undefined) ?? null
        );
      }),
    [session, t],
  );
}
