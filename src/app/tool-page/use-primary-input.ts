import { useEffect } from 'react';
import type { ToolSession } from '#workbench/tool-session.ts';
import { providePrimaryInput } from '../layout/primary-input.ts';

const CONTROLS = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/** The control of a tool's first input is where its visitor begins. */
export function usePrimaryInput(session: ToolSession): void {
  useEffect(
    () =>
      providePrimaryInput(() => {
        const first = Object.keys(session.fields?.inputs ?? {})[0];
        return first === undefined ? null : document.querySelector(`main [name="${CSS.escape(first)}"]:is(${CONTROLS})`);
      }),
    [session],
  );
}
