import { type ReactNode, useId } from 'react';
import { type ControlSize, controlSizes } from './control-class.ts';
import { useCalmError } from './use-calm-error.ts';

/** Attributes that connect a control to its label, hint, and error. Spread them on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Only for controls that a `label` element cannot name (a group, an editor). */
  readonly 'aria-labelledby'?: string | undefined;
}

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A temporary message that replaces the hint and is announced politely. */
  readonly notice?: string | undefined;
  /** Subtle content after the label. */
  readonly remark?: ReactNode;
  /** Icons and buttons at the end of the label's line. */
  readonly actions?: ReactNode;
  /** The id of the control if the caller needs to know it. Otherwise, the frame generates one. */
  readonly controlId?: string | undefined;
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** Any CSS length. */
  readonly labelWidth?: string | undefined;
  readonly labelAlign?: 'left' | 'right' | undefined;
  /** The size of the control. A label beside it is vertically centered. */
  readonly size?: ControlSize | undefined;
  /** The control is a group or an editor, named by `aria-labelledby`, because `label for` names only native controls. */
  readonly isGroup?: boolean | undefined;
  /** Reserves a line below the control, so that an error does not move the page. */
  readonly hasMessageRoom?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/**
 * Displays a label, its control, and a message below it: the error with the hint once the visitor has stopped typing, otherwise the notice,
 * otherwise the hint.
 */
export function FieldFrame({
  label,
  hint,
  error: givenError,
  notice,
  remark,
  actions,
  controlId,
  labelPosition = 'top',
  labelWidth,
  labelAlign,
  size = 'medium',
  isGroup = false,
  hasMessageRoom = false,
  className = '',
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const labelId = `${id}label`;
  const messageId = `${id}message`;
  const ruleId = `${id}rule`;
  const { error, isSaid, handlers } = useCalmError(givenError);
  const message = error ?? notice ?? hint;
  const rule = error === undefined ? undefined : hint;
  const isBeside = labelPosition === 'left';
  const control: ControlAttributes = {
    id,
    'aria-describedby': rule !== undefined ? `${messageId} ${ruleId}` : message === undefined ? undefined : messageId,
    'aria-errormessage': error === undefined ? undefined : messageId,
    'aria-invalid': error === undefined ? undefined : true,
    ...(isGroup && { 'aria-labelledby': labelId }),
  };
  const beside = `flex items-center ${controlSizes[size]} ${labelAlign === 'right' ? 'justify-end' : ''} in-data-field-row:h-auto in-data-field-row:justify-start`;
  const labelClass = `text-sm! font-medium ${isBeside ? beside : labelAlign === 'right' ? 'text-end' : ''}`;
  const labelStyle = labelWidth === undefined ? undefined : { width: labelWidth };
  const named = isGroup ? (
    <span data-label id={labelId} className={labelClass} style={labelStyle}>
      {label}
    </span>
  ) : (
    <label data-label htmlFor={id} id={labelId} className={labelClass} style={labelStyle}>
      {label}
    </label>
  );

  return (
    <div
      data-field
      {...handlers}
      className={`${isBeside ? 'flex flex-wrap items-start gap-x-3 in-data-field-row:grid' : 'grid'} min-w-0 content-start gap-y-1 ${className}`}
    >
      {actions ? (
        // 8 px taller than a label alone. Negative margins compensate, so that the control aligns with its neighbors.
        <div className="-mt-1.5 -mb-0.5 flex min-h-7 flex-wrap items-center gap-x-3 *:data-label:pt-1 pointer-coarse:mt-0 pointer-coarse:mb-1">
          {named}
          {remark && <span className="min-w-0 truncate pt-1 text-xs text-ink-soft">{remark}</span>}
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-1 pointer-coarse:gap-2">{actions}</span>
        </div>
      ) : (
        named
      )}
      <div className="grid min-w-0 grow grid-cols-1 gap-y-0.5">
        {children(control)}
        {(hasMessageRoom || message !== undefined) && (
          <div data-message-room className="min-h-4.5 text-xs wrap-anywhere in-data-field-row:w-0 in-data-field-row:min-w-full">
            <FieldMessage {...{ id: messageId, error, isSaid, notice, hint }} />
            {rule !== undefined && (
              <p id={ruleId} className="text-ink-soft">
                {rule}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface FieldMessageProps extends Pick<FieldFrameProps, 'error' | 'notice' | 'hint'> {
  readonly id: string;
  /** False while the error only follows the visitor's typing. */
  readonly isSaid: boolean;
}

function FieldMessage({ id, error, isSaid, notice, hint }: FieldMessageProps) {
  if (error !== undefined) {
    // A new element for each announced error, because screen readers announce inserted elements.
    return (
      <p key={isSaid ? error : ''} id={id} role={isSaid ? 'alert' : undefined} className="whitespace-pre-line text-danger">
        {error}
      </p>
    );
  }
  if (notice !== undefined) {
    return (
      <output id={id} className="block text-ink-soft">
        {notice}
      </output>
    );
  }
  return (
    hint !== undefined && (
      <p id={id} className="text-ink-soft">
        {hint}
      </p>
    )
  );
}
