import { useState } from 'react';
import { FileField } from '../file-field.tsx';
import { FilesField } from '../files-field.tsx';

/** One file, several files, an own title, an error, disabled. */
export default function FileUploadDemo() {
  const [file, setFile] = useState<File | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="grid gap-3">
      <FileField name="one" label="One file" value={file} onChange={setFile} />
      <FilesField name="several" label="Several images" accept="image/*" title="Images, please" value={files} onChange={setFiles} />
      <FileField name="wrong" label="With an error" error="This is not a PDF." value={file} onChange={setFile} />
      <FileField name="disabled" label="Disabled" isDisabled value={file} onChange={setFile} />
    </div>
  );
}
