import { type ReactNode, useId } from 'react';
import { type ControlSize, controlSizes } from './control-class.ts';
import { useCalmError } from './use-calm-error.ts';

/** What ties a control to its label, hint and error. Spread it on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Only for what a `label` element cannot name (a group, an editor). */
  readonly 'aria-labelledby'?: string | undefined;
}

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A passing remark in the place of the hint, announced politely. */
  readonly notice?: string | undefined;
  /** Stands quietly behind the label. */
  readonly remark?: ReactNode;
  /** Icons and buttons at the end of the line of the label. */
  readonly actions?: ReactNode;
  /** The id of the control, for who must know it; else the frame makes one. */
  readonly controlId?: string | undefined;
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** Any CSS length. */
  readonly labelWidth?: string | undefined;
  readonly labelAlign?: 'left' | 'right' | undefined;
  /** How high the control is: a label beside it stands at its middle. */
  readonly size?: ControlSize | undefined;
  /** The control is a group or an editor: named by aria-labelledby, since `label for` names only native controls. */
  readonly isGroup?: boolean | undefined;
  /** Keeps a line free under the control, so that an error does not push the page about. */
  readonly hasMessageRoom?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, and under it the error once one has stopped typing with the hint, which has the rule; or else the notice, or else the hint. */
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
        // Taller than a label alone by 8 px, which hang out above and below: the control stands where its neighbours' do.
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
  /** False while the error only follows what is typed. */
  readonly isSaid: boolean;
}

function FieldMessage({ id, error, isSaid, notice, hint }: FieldMessageProps) {
  if (error !== undefined) {
    // An element of its own for each that is said: it is what comes into the page that is read out.
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
