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

/** The appearance of the code. An error underlines its word and marks its line beside the line numbers. */
interface CodeLook extends FieldMarks {
  readonly language?: CodeLanguage | undefined;
  readonly placeholder?: string | undefined;
  /** Whether the label is a plural. */
  readonly isMany?: boolean | undefined;
  /** The number of lines visible without scrolling. Defaults to 12. A parent can set the height with the CSS variable `--code-height`. */
  readonly rows?: number | undefined;
  /** `indent` finds the blocks by indentation alone, in a text of any size, and adds `Fold all` and `Unfold all` to an output. */
  readonly folding?: 'syntax' | 'indent' | undefined;
  /** Colors parts of the text. A new function replaces the highlights, so keep the same function while they stay the same. */
  readonly highlightsIn?: HighlightsIn | undefined;
  /**
   * False to keep long lines unwrapped, so that they align with other lines. A line wider than 2,000,000 px then cannot be scrolled to its
   * end.
   */
  readonly isWrapped?: boolean | undefined;
  /**
   * Loads another editor extension in a separate chunk. A new function replaces the extension, so keep the same function while it stays the
   * same.
   */
  readonly loadExtension?: (() => Promise<Extension>) | undefined;
}

/** Actions on a code field in addition to setting its text. */
export type CodeFieldHandle = Pick<CodeSurfaceHandle, 'insert'>;

export interface CodeInputProps extends FieldProps<string>, TextActions, CodeLook {
  readonly ref?: Ref<CodeFieldHandle> | undefined;
  readonly isReadOnly?: false | undefined;
  /** Called with the name of an opened or dropped file, and with `undefined` when another action replaces the text. */
  readonly onFileName?: ((name: string | undefined) => void) | undefined;
}

export interface CodeOutputProps extends Partial<Omit<FieldProps<string>, 'onChange'>>, CodeLook {
  readonly isReadOnly: true;
  readonly label: string;
  readonly value: string;
  /** The whole text if the value is only its beginning. Copy and download use the whole text. */
  readonly whole?: WholeText | undefined;
  /** The file name for the download. If omitted, there is no download button. */
  readonly fileName?: string | undefined;
  /** The file content if it differs from the copied text, for example by a final line break. */
  readonly fileContent?: WholeText | undefined;
  /** The confirmation of a copy. Defaults to `Copied!`. */
  readonly copiedText?: string | undefined;
  /** Actions displayed before `Copy`. */
  readonly actions?: ReactNode;
  /** Offers to show the tool with a sample while the output is empty. */
  readonly onTrySample?: (() => void) | undefined;
}

export type CodeFieldProps = CodeInputProps | CodeOutputProps;

const keepValue = () => {};

/** A code editor or, with `isReadOnly`, a viewer. Displays a plain text area until the editor is loaded. */
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
