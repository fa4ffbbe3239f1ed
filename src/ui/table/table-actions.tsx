import { CopyButton } from '../button/copy-button.tsx';
import { DownloadButton } from '../button/download-button.tsx';

export interface TableActionsProps {
  /** The name of the table. */
  readonly label: string;
  /** A name that ends in `.csv`. Without it, there is no download button. */
  readonly fileName: string | undefined;
  /** Creates the table as CSV on demand. */
  readonly csv: () => string;
  readonly isDisabled?: boolean | undefined;
}

/** Buttons to download and copy a table, in the same order as in all outputs, beside the table's heading. */
export function TableActions({ label, fileName, csv, isDisabled }: TableActionsProps) {
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-1.5 pointer-coarse:gap-2">
      {fileName !== undefined && <DownloadButton {...{ label, fileName, isDisabled }} content={csv} />}
      <CopyButton label={label} value={csv} isDisabled={isDisabled} />
    </span>
  );
}
