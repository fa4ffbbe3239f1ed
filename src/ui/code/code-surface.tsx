import { type ClipboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo } from 'react';
import type { CodeEditorSettings } from './editor/code-editor-settings.ts';
import { highlightsInEditor } from './editor/editor-offsets.ts';
import type { ControlAttributes } from '../field/field-frame.tsx';
import { beginningOf, isLongText } from '../field/long-text-limits.ts';
import { useCodeEditor } from './use-code-editor.ts';
import type { useFileDrop } from '../file/use-file-drop.ts';
import { useWords } from '../words/words.ts';

export interface CodeSurfaceHandle {
  /** Inserts texts before and after the selection, and puts the cursor before the second one. */
  readonly insert: (before: string, after: string) => void;
  /** Replaces the selection with a text and puts the cursor after it. */
  readonly paste: (text: string) => void;
  readonly foldAll: () => void;
  readonly unfoldAll: () => void;
}

export interface CodeSurfaceProps
  extends Pick<CodeEditorSettings, 'language' | 'folding' | 'errorAt' | 'highlightsIn' | 'placeholder' | 'isWrapped' | 'loadExtension'> {
  readonly ref: Ref<CodeSurfaceHandle>;
  readonly label: string;
  readonly attributes: ControlAttributes;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly rows: number;
  readonly isReadOnly: boolean;
  readonly isDisabled: boolean;
  readonly drop: Pick<ReturnType<typeof useFileDrop>, 'isOver'> & {
    readonly handlers: Partial<ReturnType<typeof useFileDrop>['handlers']>;
  };
}

/**
 * The maximum length of the placeholder for a viewer, which is replaced shortly. Nobody types there, and a text area needs 0.1 s for
 * 100,000 characters in one line (Chromium 156).
 */
const VIEWER_STAND_IN_LENGTH = 5000;

/** Displays a text area and, once the editor is needed and loaded, the editor in the same place and at the same height. */
export function CodeSurface({ ref, label, attributes, value, onType, rows, isReadOnly, isDisabled, drop, ...look }: CodeSurfaceProps) {
  const words = useWords();
  const isFixed = isReadOnly || isDisabled;
  const givenHighlights = look.highlightsIn;
  const highlightsIn = useMemo(() => givenHighlights && highlightsInEditor(value, givenHighlights), [value, givenHighlights]);
  const { host, standIn, state, type, load, withEditor } = useCodeEditor({
    value,
    onChange: onType,
    isNeeded: value !== '' || look.loadExtension !== undefined || look.errorAt !== undefined || (highlightsIn?.(0, 0).length ?? 0) > 0,
    settings: {
      ...look,
      highlightsIn,
      isReadOnly: isFixed,
      words,
      attributes: editorAttributes(label, attributes, isReadOnly, isDisabled),
    },
  });
  useImperativeHandle(ref, () => ({
    insert: (before, after) => withEditor((loaded) => loaded.insert(before, after)),
    paste: (text) => withEditor((loaded) => loaded.paste(text)),
    foldAll: () => withEditor((loaded) => loaded.foldAll()),
    unfoldAll: () => withEditor((loaded) => loaded.unfoldAll()),
  }));
  // Clicking a label focuses only native controls, so the click is passed on to the editor.
  const focusEditor = useEffectEvent(() => state === 'loaded' && withEditor((loaded) => loaded.focus()));
  const pasteLong = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (isFixed || !isLongText(pasted)) return;
    event.preventDefault();
    type(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd), selectionStart + pasted.length);
    load();
  };
  useEffect(() => {
    const labels = document.querySelectorAll(`label[for="${attributes.id}"]`);
    const listener = () => focusEditor();
    for (const element of labels) element.addEventListener('click', listener);
    return () => {
      for (const element of labels) element.removeEventListener('click', listener);
    };
  }, [attributes.id]);
  const beginning = state !== 'loading' ? value : isReadOnly ? value.slice(0, VIEWER_STAND_IN_LENGTH) : beginningOf(value);
  const isShortened = beginning.length < value.length;

  return (
    <div
      {...drop.handlers}
      className={`relative min-h-20 resize-y overflow-hidden rounded-md border font-mono outline-offset-[-1px] outline-accent-ink has-[>textarea:focus-visible,.cm-content:focus-visible]:outline-2 ${attributes['aria-invalid'] ? 'border-danger' : drop.isOver ? 'border-accent bg-accent-soft' : isReadOnly ? 'border-line bg-sunken [--code-background:var(--sunken)]' : 'border-line-strong bg-surface'} ${isDisabled ? 'opacity-60' : ''}`}
      style={{ height: `var(--code-height, calc(${rows * 20 + 14}rem / 14))` }}
    >
      <div ref={host} className="h-full" />
      {state !== 'loaded' && (
        <textarea
          {...attributes}
          ref={standIn}
          value={beginning}
          onChange={(event) => type(event.target.value)}
          onPaste={pasteLong}
          onFocus={() => value !== '' && load()}
          onCompositionStart={(event) => event.currentTarget.setAttribute('data-composing', '')}
          onCompositionEnd={(event) => event.currentTarget.removeAttribute('data-composing')}
          readOnly={isFixed || isShortened}
          disabled={isDisabled}
          placeholder={look.placeholder}
          wrap={look.isWrapped ? undefined : 'off'}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          className={`peer absolute inset-0 block size-full resize-none bg-transparent py-1.5 pe-2 text-sm leading-5 outline-none placeholder:text-ink-soft ${isReadOnly ? 'ps-2.5' : 'ps-12'}`}
        />
      )}
      {state !== 'loaded' && !isReadOnly && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 start-0 w-7 pe-0.5 text-end text-sm leading-5 text-ink-soft select-none peer-focus:text-ink"
        >
          1
        </span>
      )}
    </div>
  );
}

/** ARIA attributes for the editor's content, which is not a native control. */
function editorAttributes(
  label: string,
  given: ControlAttributes,
  isReadOnly: boolean,
  isDisabled: boolean,
): Readonly<Record<string, string>> {
  const described = given['aria-describedby'];
  const errorMessage = given['aria-errormessage'];
  return {
    id: given.id,
    'aria-label': label,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
    ...(described !== undefined && { 'aria-describedby': described }),
    ...(errorMessage !== undefined && { 'aria-errormessage': errorMessage }),
    ...(given['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    // Editable content is focusable without a tabindex, but not every accessibility tool knows that.
    ...(isDisabled ? { 'aria-disabled': 'true' } : { tabindex: '0' }),
  };
}
