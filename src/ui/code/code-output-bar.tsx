import type { ReactNode } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { DownloadButton } from '../button/download-button.tsx';
import { IconButton } from '../button/icon-button.tsx';
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

/** The actions of an output, displayed at the end of its label's line. */
export function CodeOutputBar(props: CodeOutputBarProps) {
  const { label, value, whole, fileName, fileContent = whole ?? value, copiedText, actions } = props;
  const { hasFolds, onFoldAll, onUnfoldAll } = props;
  const words = useWords();
  useResultAnnouncement(label, value);
  const isDisabled = value === '';
  return (
    <span className={isDisabled ? 'contents invisible' : 'contents'}>
      {hasFolds && (
        <>
          <IconButton icon="fold" label={words.foldAll} isDisabled={isDisabled} onClick={onFoldAll} />
          <IconButton icon="fold-down" label={words.unfoldAll} isDisabled={isDisabled} onClick={onUnfoldAll} />
        </>
      )}
      {actions}
      {fileName !== undefined && <DownloadButton {...{ label, fileName, isDisabled }} content={fileContent} />}
      <CopyButton {...{ label, copiedText, isDisabled }} value={copiedOf(value, whole)} />
    </span>
  );
}
