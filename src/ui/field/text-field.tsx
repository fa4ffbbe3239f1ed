import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { ControlButton } from '../button/control-button.tsx';
import type { ControlSize } from './control-class.ts';
import { CopyButton } from '../button/copy-button.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import type { FieldMarks, FieldProps, TextActions } from './field-props.ts';
import { RevealToggle } from '../button/reveal-toggle.tsx';
import { TextActionsBar } from './text-actions-bar.tsx';
import { TextControl } from './text-control.tsx';
import { TextSize } from './text-size.tsx';
import { useFileDrop } from '../file/use-file-drop.ts';
import { useTextActions } from './use-text-actions.ts';
import { brokenRuleMessage, type ValidationRule } from './validation-rule.ts';
import { useWords } from '../words/words.ts';

export interface TextFieldProps
  extends FieldProps<string>,
    TextActions,
    FieldMarks,
    Pick<FieldFrameProps, 'labelPosition' | 'labelWidth' | 'labelAlign' | 'notice'>,
    Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'autoComplete'> {
  readonly placeholder?: string | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly rows?: number | undefined;
  /** Grows with its content, from `rows` up to 20 lines. */
  readonly isAutosized?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  /** Masked until `Reveal`, and hidden from password managers and spell checkers. */
  readonly isSecret?: boolean | undefined;
  readonly isRevealedInitially?: boolean | undefined;
  /** Called when a secret is revealed or hidden. */
  readonly onReveal?: ((isRevealed: boolean) => void) | undefined;
  /** The accessible name of the reveal button. Defaults to `Reveal <label>`. */
  readonly revealName?: string | undefined;
  readonly isClearable?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Adds a copy button, for fields that also display results. */
  readonly isCopyable?: boolean | undefined;
  readonly size?: ControlSize | undefined;
  /** One more element inside the end of the control, 24 px wide. */
  readonly extra?: ReactNode;
  readonly rules?: readonly ValidationRule[] | undefined;
}

/** A text that the visitor types, pastes, drops, or opens: single-line, multiline, or secret. */
export function TextField({
  name,
  label,
  hint,
  notice,
  error,
  value,
  onChange,
  isDisabled = false,
  sample,
  onSample,
  onReplace,
  onUndo,
  labelPosition,
  labelWidth,
  labelAlign,
  isSecret = false,
  isRevealedInitially = false,
  onReveal,
  revealName,
  isClearable = onReplace !== undefined,
  isReadOnly = false,
  isCopyable = false,
  isMultiline = false,
  extra,
  rules = [],
  placeholder,
  errorAt: _errorAt, // a text box cannot mark part of its text
  marks: _marks,
  ...control
}: TextFieldProps) {
  const words = useWords();
  const id = useId();
  const [isRevealed, setRevealed] = useState(isRevealedInitially);
  const reveal = (next: boolean) => {
    setRevealed(next);
    onReveal?.(next);
  };
  const actions = useTextActions({ value, onChange, onReplace, onUndo, isSingleLine: !isMultiline });
  const isFixed = isDisabled || isReadOnly;
  const { isOver, handlers } = useFileDrop((files) => void actions.openFiles(files), isFixed);
  const hasBar = !isFixed && (isMultiline || sample !== undefined || actions.undo !== undefined);

  return (
    <FieldFrame
      {...{ label, hint, labelPosition, labelWidth, labelAlign }}
      size={control.size}
      hasMessageRoom
      error={error ?? brokenRuleMessage(value, rules)}
      notice={actions.notice ?? notice}
      controlId={id}
      remark={isMultiline && <TextSize text={value} />}
      actions={
        (hasBar || isCopyable) && (
          <>
            {hasBar && (
              <TextActionsBar
                {...{ label, value, sample, onSample }}
                has={isMultiline ? 'everything' : 'sampleOnly'}
                onReplace={actions.replace}
                onUndo={actions.undo}
                onFiles={(files) => void actions.openFiles(files)}
                onPasteRefused={actions.refusePaste}
              />
            )}
            {isCopyable && <CopyButton {...{ label, value }} sourceId={id} isDisabled={value === ''} />}
          </>
        )
      }
    >
      {(attributes) => (
        <TextControl
          {...control}
          {...attributes}
          {...handlers}
          {...{ name, label, value, isMultiline, isOver }}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          isHidden={isSecret && !isRevealed}
          onType={actions.type}
          buttons={[
            isClearable && !isMultiline && !isFixed && value !== '' && (
              <ControlButton key="clear" icon="x" aria-label={words.actionOn(label, words.clear)} onClick={() => actions.replace('')} />
            ),
            extra,
            isSecret && <RevealToggle key="reveal" {...{ label, isRevealed, revealName }} onChange={reveal} />,
          ]}
        />
      )}
    </FieldFrame>
  );
}
