import { useEffect } from 'react';
import type { TranslateAny } from '#core/message-key.ts';
import type { ToolSession } from '#workbench/tool/tool-session.ts';
import { providePrimaryInput, TYPED_INTO } from '../layout/primary-input.ts';

/**
 * What is typed into under a label of the page: a control with a `<label>`, or an editor that is named by the label. Where a field has
 * several controls, or goes by another label, it is the control of its name or of the first part of it: `suites`, or else `suites.1.name`.
 */
function controlOf(name: string, label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')].filter(({ textContent }) => textContent.trim() === label);
  const named = document.querySelectorAll<HTMLElement>(`main [aria-label="${CSS.escape(label)}"]`);
  const ofName = document.querySelectorAll<HTMLElement>(`main [name="${name}"], main [name^="${name}."]`);
  return [...labels.map(({ control }) => control), ...named, ...ofName].find(
    (control): control is HTMLElement => control?.matches(TYPED_INTO) === true && control.checkVisibility(),
  );
}

/** A visitor begins in what takes all keys, if the tool has such a thing, else in its first input that can be typed into. */
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
