import { CodeField } from '#ui/code/code-field.tsx';
import type { DiffTool } from './diff-tool.ts';
import type { useDiffEditors } from './use-diff-editors.ts';

interface TextEditorsProps {
  readonly tool: DiffTool;
  readonly editors: ReturnType<typeof useDiffEditors>;
}

/** The editors of both texts with their differences, side by side or stacked. */
export function TextEditors({ tool: { bind, values }, editors }: TextEditorsProps) {
  const isSideBySide = values.view === 'sideBySide';
  return (
    <div className={`grid gap-3 *:min-w-0 ${isSideBySide ? '@rows:grid-cols-2' : ''}`}>
      <CodeField {...bind('original')} rows={isSideBySide ? 16 : 6} isWrapped={values.wrapLines} loadExtension={editors.original} />
      <CodeField {...bind('changed')} rows={16} isWrapped={values.wrapLines} loadExtension={editors.changed} />
    </div>
  );
}
