import { CopyButton } from '../button/copy-button.tsx';
import { DownloadButton } from '../button/download-button.tsx';

export interface TableActionsProps {
  /** The name of the table. */
  readonly label: string;
  /** With it the table can be downloaded; ends in `.csv`. */
  readonly fileName: string | undefined;
  /** The table as CSV, worked out when it is wanted. */
  readonly csv: () => string;
  readonly isDisabled?: boolean | undefined;
}

/** Downloads and copies a table, in the order of all outputs: stands beside its heading. */
export function TableActions({ label, fileName, csv, isDisabled }: TableActionsProps) {
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-1.5 pointer-coarse:gap-2">
      {fileName !== undefined && <DownloadButton {...{ label, fileName, isDisabled }} content={csv} />}
      <CopyButton label={label} value={csv} isDisabled={isDisabled} />
    </span>
  );
}
