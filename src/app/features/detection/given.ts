/** Content from a paste, a drop, or the file dialog, read while its event is handled. */
export interface Given {
  readonly text: string;
  readonly files: readonly File[];
  readonly isFolder?: boolean | undefined;
}

export const readTransfer = (data: DataTransfer): Given => ({
  text: data.getData('text/plain'),
  files: [...data.files],
  isFolder: data.items[0]?.webkitGetAsEntry()?.isDirectory,
});
