import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Declaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import type { MessageTree } from '#core/message-key.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { Values } from '#engine/library.ts';
import type { LineOperation } from '#engine/line-operation.ts';
import { lineColumns } from '#engine/line-columns.ts';
import { refusalText } from '#tool-ui/tool/refusal-text.ts';
import { useStable } from '#tool-ui/tool/use-stable.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import type { LineJob } from './line-service.ts';
import { otherValues } from './line-job.ts';
import { LineRun } from './line-run.ts';
import type { Line } from './read-lines.ts';
import { startLineService } from './start-service.ts';

/** The texts that only results use, once they are loaded; `{}` for operations without such texts. */
function useReference(isRead: boolean): MessageTree | undefined {
  const { toolId, language, loadReference } = useToolContext();
  const [reference, setReference] = useState<MessageTree>();
  useEffect(() => {
    if (!isRead) return;
    let isWanted = true;
    void loadReference(toolId, language).then((loaded) => isWanted && setReference(loaded));
    return () => {
      isWanted = false;
    };
  }, [isRead, toolId, language, loadReference]);
  return isRead ? reference : {};
}

/** Processes the lines with the current values of the other fields. */
export function useLineRun(declaration: Declaration, chosen: LineOperation, values: Values, messages: MessageTree, lines: readonly Line[]) {
  const { toolId, language, t, shellText } = useToolContext();
  const [run] = useState(() => new LineRun(startLineService));
  const state = useSyncExternalStore(run.subscribe, run.read, run.read);
  const { name: operation, field } = chosen;
  const { gives } = chosen.operation;
  const others = useStable(otherValues(declaration, chosen, values));
  const reference = useReference(chosen.operation.readsReference === true);
  const isWhole = Object.entries(others).every(([name, value]) => value !== undefined || chosen.operation.optional?.includes(name));
  const job = useMemo((): LineJob | undefined => {
    if (!reference || !isWhole) return undefined;
    const declared = declaration.inputs[field] as Field; // an input of the operation
    const { code = '' } = kindOf(declared).refusal?.(declared) ?? {};
    return {
      toolId,
      operation,
      field,
      values: others,
      columns: lineColumns(declaration.outputs, gives, others),
      language,
      messages: { ...messages, reference },
      refusal: { code, message: refusalText(t, shellText, field, declared, '') ?? '' },
    };
  }, [declaration, toolId, operation, field, gives, others, isWhole, language, messages, reference, t, shellText]);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  useEffect(() => {
    if (job) run.ask(job, texts);
  }, [run, job, texts]);
  useEffect(() => () => run.end(), [run]);
  if (state.thrown) throw state.thrown.error;
  return { state, cancel: run.cancel, columns: job?.columns ?? [] };
}
