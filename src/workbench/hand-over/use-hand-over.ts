import { useEffect } from 'react';
import type { ToolFields } from '../stored/drafts.ts';
import { takeHandOver } from './hand-over.ts';
import type { ToolSession } from '../tool/tool-session.ts';

/** Puts what another tool sent into the first input; `Undo` takes it back. */
export function useHandOver(session: ToolSession, fields: ToolFields): void {
  useEffect(() => {
    const [first] = Object.keys(fields.inputs);
    const text = takeHandOver(session.toolId);
    if (first !== undefined && text !== undefined) session.receive(fields, first, text);
  }, [session, fields]);
}
