/** The size of the toolbar and the text, which is the same before and after the editor is loaded. */
export const frameClass =
  'flex h-136 flex-col rounded-md border border-line-strong bg-surface outline-offset-[-1px] outline-accent-ink has-[[contenteditable]:focus-visible,[data-editor-stand-in]:focus-visible]:outline-2 @rows:h-112 @columns:h-(--code-height)';

export const bodyClass = 'min-h-0 grow overflow-auto';
