import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { DownloadButton } from '../button/download-button.tsx';
import { useResultAnnouncement } from '../output/use-result-announcement.ts';
import { copiedOf, type WholeText } from '../field/whole-text.ts';
import { useWords } from '../words/words.ts';

export interface CodeOutputBarProps {
  readonly label: string;
  readonly value: string;
  readonly whole?: WholeText | undefined;
  readonly fileName?: string | undefined;
  readonly fileContent?: WholeText | undefined;
  readonly copiedText?: string | undefined;
  readonly actions?: ReactNode;
  readonly hasFolds: boolean;
  readonly onFoldAll: () => void;
  readonly onUnfoldAll: () => void;
}

/** What one can do with an output; stands at the end of the line of its label. */
export function CodeOutputBar(props: CodeOutputBarProps) {
  const { label, value, whole, fileName, fileContent = whole ?? value, copiedText, actions } = props;
  const { hasFolds, onFoldAll, onUnfoldAll } = props;
  const words = useWords();
  useResultAnnouncement(label, value);
  const isDisabled = value === '';
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-1.5">
      {hasFolds && (
        <>
          <Button size="small" isDisabled={isDisabled} onClick={onFoldAll}>
            {words.foldAll}
          </Button>
          <Button size="small" isDisabled={isDisabled} onClick={onUnfoldAll}>
            {words.unfoldAll}
          </Button>
        </>
      )}
      {actions}
      <CopyButton {...{ label, copiedText, isDisabled }} value={copiedOf(value, whole)} />
      {fileName !== undefined && <DownloadButton {...{ label, fileName, isDisabled }} content={fileContent} />}
    </span>
  );
}
