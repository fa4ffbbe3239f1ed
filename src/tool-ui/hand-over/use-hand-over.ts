import { useEffect } from 'react';
import type { ToolFields } from '../stored/control-values.ts';
import { takeHandOver } from './hand-over.ts';
import type { ToolSession } from '../tool/tool-session.ts';

/** Fills the fields with the values from elsewhere, which Undo removes in one step. */
export function useHandOver(session: ToolSession, fields: ToolFields): void {
  useEffect(() => {
    const handed = takeHandOver(session.toolId);
    if (!handed) return;
    const { inputs, options = {} } = handed;
    const [first = ''] = Object.keys(fields.inputs);
    session.receive(fields, typeof inputs === 'string' ? { [first]: inputs } : inputs, options);
  }, [session, fields]);
}
