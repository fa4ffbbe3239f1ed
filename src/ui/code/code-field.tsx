import type { Extension } from '@codemirror/state';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { HighlightsIn } from './editor/code-editor-marks.ts';
import type { CodeLanguage } from './code-languages.ts';
import { CodeOutputBar } from './code-output-bar.tsx';
import { CodeSurface, type CodeSurfaceHandle } from './code-surface.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldMarks, FieldProps, TextActions } from '../field/field-props.ts';
import { markHighlights } from './mark-highlights.ts';
import { TextActionsBar } from '../field/text-actions-bar.tsx';
import { TextSize } from '../field/text-size.tsx';
import { useFileDrop } from '../file/use-file-drop.ts';
import { useTextActions } from '../field/use-text-actions.ts';
import { TrySample } from '../output/try-sample.tsx';
import type { WholeText } from '../field/whole-text.ts';
import { useWords } from '../words/words.ts';

/** The word of an error is underlined, its line marked beside the line numbers. */
interface CodeLook extends FieldMarks {
  readonly language?: CodeLanguage | undefined;
  readonly placeholder?: string | undefined;
  /** Whether the label is a plural. */
  readonly isMany?: boolean | undefined;
  /** Lines that are seen without scrolling; 12 if left out. A parent may set the height by the CSS variable `--code-height`. */
  readonly rows?: number | undefined;
  /** `indent` finds the blocks by their indentation alone, in a text of any size; an output then has `Fold all` and `Unfold all`. */
  readonly folding?: 'syntax' | 'indent' | undefined;
  /** Colors parts of the text. A new function means new highlights: keep it while they stay the same. */
  readonly highlightsIn?: HighlightsIn | undefined;
  /** False where lines are to be seen beside others. One of more than 2,000,000 px cannot be scrolled to its end then. */
  readonly isWrapped?: boolean | undefined;
  /** More for the editor, in a chunk of its own. A new function means something else: keep it while it stays the same. */
  readonly loadExtension?: (() => Promise<Extension>) | undefined;
}

/** What a view can do with a field of code beside giving it a text. */
export type CodeFieldHandle = Pick<CodeSurfaceHandle, 'insert'>;

export interface CodeInputProps extends FieldProps<string>, TextActions, CodeLook {
  readonly ref?: Ref<CodeFieldHandle> | undefined;
  readonly isReadOnly?: false | undefined;
  /** Told the name of the file that was opened or dropped, and `undefined` when something else replaces the text. */
  readonly onFileName?: ((name: string | undefined) => void) | undefined;
}

export interface CodeOutputProps extends Partial<Omit<FieldProps<string>, 'onChange'>>, CodeLook {
  readonly isReadOnly: true;
  readonly label: string;
  readonly value: string;
  /** Gives all of it where the value is only the beginning: this is what is copied and downloaded. */
  readonly whole?: WholeText | undefined;
  /** With it the value can be downloaded. */
  readonly fileName?: string | undefined;
  /** What the file holds where that is not what is copied: a text that ends with a line break, say. */
  readonly fileContent?: WholeText | undefined;
  /** The confirmation of a copy; `Copied!` if left out. */
  readonly copiedText?: string | undefined;
  /** Stand before `Copy`. */
  readonly actions?: ReactNode;
  /** While it is empty it offers to show what the tool does. */
  readonly onTrySample?: (() => void) | undefined;
}

export type CodeFieldProps = CodeInputProps | CodeOutputProps;

const keepValue = () => {};

/** A code editor, or with `isReadOnly` a viewer. A plain text area stands in until the editor is loaded. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, isDisabled = false, language = 'text', folding = 'syntax' } = props;
  const { errorAt, marks, loadExtension, isWrapped = true, rows = 12 } = props;
  const marked = useMemo(() => marks && markHighlights(marks), [marks]);
  const { highlightsIn = marked } = props;
  const input = props.isReadOnly ? undefined : props;
  const surface = useRef<CodeSurfaceHandle>(null);
  useImperativeHandle(input?.ref, () => ({ insert: (before, after) => surface.current?.insert(before, after) }));
  const actions = useTextActions({ value, onChange: input?.onChange ?? keepValue, onReplace: input?.onReplace, onUndo: input?.onUndo });
  const replace = (text: string) => {
    input?.onFileName?.(undefined);
    actions.replace(text);
  };
  const openFiles = (files: readonly File[]) => {
    input?.onFileName?.(files[0]?.name);
    void actions.openFiles(files);
  };
  const isReadOnly = input === undefined;
  const words = useWords();
  const awaited = props.isMany ? words.appearHere(label) : words.appearsHere(label);
  const placeholder = props.placeholder ?? (isReadOnly ? awaited : '');
  const drop = useFileDrop(openFiles, isDisabled || isReadOnly);
  const outputBar = props.isReadOnly && (
    <CodeOutputBar
      {...props}
      hasFolds={folding === 'indent'}
      onFoldAll={() => surface.current?.foldAll()}
      onUnfoldAll={() => surface.current?.unfoldAll()}
    />
  );
  const inputBar = input && !isDisabled && (
    <TextActionsBar
      {...{ label, value }}
      sample={input.sample}
      onSample={input.onSample}
      onReplace={replace}
      onUndo={actions.undo}
      onFiles={openFiles}
      onPasteRefused={actions.refusePaste}
    />
  );

  return (
    <FieldFrame
      {...{ label, hint, error }}
      hasMessageRoom={!isReadOnly}
      notice={actions.notice}
      remark={<TextSize text={value} />}
      actions={outputBar || inputBar}
    >
      {(attributes) => (
        <div className="relative">
          <CodeSurface
            ref={surface}
            onType={actions.type}
            {...{ attributes, label, value, rows, isReadOnly, isDisabled, drop }}
            {...{ language, folding, highlightsIn, loadExtension, isWrapped, placeholder }}
            errorAt={attributes['aria-invalid'] && errorAt}
          />
          {props.isReadOnly && value === '' && props.onTrySample && <TrySample onTry={props.onTrySample} below={placeholder} />}
        </div>
      )}
    </FieldFrame>
  );
}
