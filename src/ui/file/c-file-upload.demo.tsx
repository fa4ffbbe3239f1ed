import { useState } from 'react';
import { FileField } from './file-field.tsx';
import { FilesField } from '../specified/files-field.tsx';

/** Fields for one file, for several, and for images only, one disabled, and one with an error. */
export default function FileUploadDemo() {
  const [file, setFile] = useState<File | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="grid gap-4">
      <FileField name="file" label="One file" value={file} onChange={setFile} />
      <FilesField name="files" label="Several files" value={files} onChange={setFiles} hint="Each choice replaces the one before." />
      <FileField name="image" label="An image" accept="image/*" title="Drop an image here" value={file} onChange={setFile} />
      <FileField name="disabled" label="Disabled" value={null} onChange={setFile} isDisabled />
      <FileField name="error" label="In error" value={null} onChange={setFile} error="This file is larger than 200 MB." />
    </div>
  );
}
