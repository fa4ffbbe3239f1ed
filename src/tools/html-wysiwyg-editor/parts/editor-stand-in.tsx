import { bodyClass, frameClass } from './editor-classes.ts';
import type { EditorTexts } from './editor-texts.ts';
import { emptyToolbar } from './toolbar-state.ts';
import { Toolbar } from './toolbar.tsx';

const MARK = 'data-editor-stand-in';

/** Whether the stand-in has the focus while the editor loads. */
export const isStandInFocused = (): boolean => document.activeElement?.hasAttribute(MARK) === true;

/** A placeholder for the editor, which keeps the focus until the editor is loaded. */
export function EditorStandIn({ t, label }: { readonly t: EditorTexts; readonly label: string }) {
  return (
    <div className={frameClass}>
      <Toolbar t={t} state={emptyToolbar} actions={undefined} />
      <textarea readOnly aria-label={label} className={`${bodyClass} resize-none bg-transparent p-3 outline-none`} {...{ [MARK]: '' }} />
    </div>
  );
}
