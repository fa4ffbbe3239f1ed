import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { CodeSurface, type CodeSurfaceHandle } from '../code/code-surface.tsx';

/** A pasted text and the range of the box's text that it replaces. */
export interface Pasted {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Attribute =
  | 'aria-describedby'
  | 'aria-errormessage'
  | 'aria-invalid'
  | 'disabled'
  | 'placeholder'
  | 'onDragOver'
  | 'onDragLeave'
  | 'onDrop';

interface LongTextProps {
  readonly label: string;
  readonly value: string;
  /** The attributes of the replaced text box. */
  readonly attributes: { readonly id: string } & Pick<ComponentProps<'input'> & ComponentProps<'textarea'>, Attribute>;
  readonly rows: number;
  readonly isMultiline: boolean;
  readonly isOver: boolean;
  readonly onType: (value: string) => void;
  /** Whether the box had the focus. */
  readonly hasFocus: boolean;
  /** Returns the text pasted into the box that is not in the value yet. Later calls return `undefined`. */
  readonly take: () => Pasted | undefined;
}

/** Replaces a text box whose text is too long for it. */
export function LongText({ label, value, attributes, rows, isMultiline, isOver, onType, hasFocus, take }: LongTextProps) {
  const handle = useRef<CodeSurfaceHandle>(null);
  const { id, onDragOver, onDragLeave, onDrop } = attributes;

  const begin = useEffectEvent(() => {
    const standIn = document.getElementById(id);
    if (hasFocus) standIn?.focus();
    const pasted = take();
    if (!pasted) return;
    if (standIn instanceof HTMLTextAreaElement) standIn.setSelectionRange(pasted.start, pasted.end);
    handle.current?.paste(pasted.text);
  });
  useEffect(() => begin(), []);

  return (
    <div {...{ onDragOver, onDragLeave, onDrop }}>
      <CodeSurface
        ref={handle}
        {...{ label, value }}
        attributes={{
          id,
          'aria-describedby': attributes['aria-describedby'],
          'aria-errormessage': attributes['aria-errormessage'],
          'aria-invalid': attributes['aria-invalid'] ? true : undefined,
        }}
        onType={isMultiline ? onType : (text) => onType(text.replaceAll(/[\r\n]/g, ''))}
        rows={isMultiline ? rows : 1}
        isReadOnly={false}
        isDisabled={attributes.disabled ?? false}
        drop={{ isOver, handlers: {} }}
        language="text"
        folding="syntax"
        errorAt={undefined}
        highlightsIn={undefined}
        placeholder={attributes.placeholder ?? ''}
        isWrapped
        loadExtension={undefined}
      />
    </div>
  );
}
