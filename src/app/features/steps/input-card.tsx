import { type ReactNode, useId } from 'react';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FileField } from '#ui/file/file-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ChainInput } from './chain.ts';
import { useStepsText } from './steps-text.ts';

interface InputCardProps {
  readonly input: ChainInput;
  readonly isByLine: boolean;
  /** Whether the input is a secret that must not be visible. */
  readonly isHidden: boolean;
  /** `about` merges consecutive changes of the same subject, such as typing, into one undo step. */
  readonly onChange: (change: Partial<ChainInput>, about?: string) => void;
  readonly onByLine: (isByLine: boolean) => void;
  readonly children?: ReactNode;
}

/** The input of a chain. */
export function InputCard({ input, isByLine, isHidden, onChange, onByLine, children }: InputCardProps) {
  const { tPart } = useStepsText();
  const headingId = useId();
  const { source, text, file } = input;
  return (
    <section aria-labelledby={headingId} className="rounded-md border bg-surface p-4">
      <Stack>
        <h2 id={headingId} className="sr-only">
          {tPart('input')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ChoiceField
            name="source"
            label={tPart('source')}
            labelPosition="left"
            size="small"
            value={source}
            onChange={(chosen) => onChange({ source: chosen })}
            options={[
              { value: 'text', label: tPart('text') },
              { value: 'file', label: tPart('file') },
            ]}
          />
          {source === 'text' && <SwitchField name="byLine" label={tPart('byLine')} value={isByLine} onChange={onByLine} />}
        </div>
        {source === 'text' ? (
          <div className={isHidden ? '[-webkit-text-security:disc] [&_.cm-content]:[-webkit-text-security:disc]' : undefined}>
            <CodeField
              name="input"
              label={tPart('input')}
              rows={6}
              value={text}
              onChange={(next) => onChange({ text: next }, 'text')}
              onReplace={(next) => onChange({ text: next })}
            />
          </div>
        ) : (
          <FileField name="file" label={tPart('file')} accept="" value={file} onChange={(next) => onChange({ file: next })} />
        )}
        {children}
      </Stack>
    </section>
  );
}
