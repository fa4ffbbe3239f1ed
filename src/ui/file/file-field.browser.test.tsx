import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render, transferOf } from '#test/support/render.tsx';
import { FileField } from './file-field.tsx';
import { FilesField } from '../specified/files-field.tsx';

const first = new File(['1'], 'first.txt');
const second = new File(['x'.repeat(1234)], 'second.txt');
const control = page.getByLabelText('PDF file', { exact: true });

const showOne = () =>
  render(<Held<File | null> initial={null}>{(held) => <FileField name="file" label="PDF file" accept=".pdf" {...held} />}</Held>);
const showMany = () =>
  render(<Held<readonly File[]> initial={[]}>{(held) => <FilesField name="files" label="PDF file" {...held} />}</Held>);

const drop = async (...files: File[]) => {
  await expect.element(control).toBeInTheDocument();
  control.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(...files), bubbles: true, cancelable: true }));
};

test('shows instructions, and names its control by the label', async () => {
  showOne();
  await expect.element(page.getByText('Drag and drop files here, or click to select files')).toBeVisible();
  await expect.element(control).toHaveAttribute('accept', '.pdf');
});

test('accepts the chosen file and shows its name and size', async () => {
  showOne();
  await userEvent.upload(control, second);
  await expect.element(page.getByText('second.txt')).toBeVisible();
  await expect.element(page.getByText('1.2 kB')).toBeVisible();
});

test('accepts only the first of several files', async () => {
  showOne();
  await drop(first, second);
  await expect.element(page.getByText('first.txt')).toBeVisible();
  await expect.element(page.getByText('second.txt')).not.toBeInTheDocument();
});

test('accepts several files if allowed', async () => {
  showMany();
  await drop(first, second);
  await expect.element(page.getByText('first.txt')).toBeVisible();
  await expect.element(page.getByText('second.txt')).toBeVisible();
});

const paste = (target: Element) =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transferOf(first), bubbles: true, cancelable: true }));

test('accepts a file pasted into it', async () => {
  showOne();
  paste(control.element());
  await expect.element(page.getByText('first.txt')).toBeVisible();
});

test('accepts a file pasted into the page', async () => {
  showOne();
  paste(document.body);
  await expect.element(page.getByText('first.txt')).toBeVisible();
});

test('ignores a paste into another field', () => {
  const onChange = vi.fn<(file: File | null) => void>();
  render(
    <>
      <FileField name="file" label="PDF file" value={null} onChange={onChange} />
      <input aria-label="other" />
    </>,
  );
  paste(page.getByLabelText('other').element());
  expect(onChange).not.toHaveBeenCalled();
});

test('the focused one of two fields receives a paste', async () => {
  const onOther = vi.fn<(file: File | null) => void>();
  render(<FileField name="other" label="Other" value={null} onChange={onOther} />);
  showOne();
  paste(control.element());
  await expect.element(page.getByText('first.txt')).toBeVisible();
  expect(onOther).not.toHaveBeenCalled();
});

test('an empty selection does nothing', async () => {
  const onChange = vi.fn<(files: readonly File[]) => void>();
  render(<FilesField name="files" label="PDF file" value={[first]} onChange={onChange} />);
  await expect.element(control).toBeInTheDocument();
  control.element().dispatchEvent(new Event('change', { bubbles: true })); // as if the chooser is canceled
  expect(onChange).not.toHaveBeenCalled();
});

test('removes one file and keeps the other', async () => {
  showMany();
  await drop(first, second);
  await page.getByRole('button', { name: 'Remove first.txt', exact: true }).click();
  await expect.element(page.getByText('first.txt')).not.toBeInTheDocument();
  await expect.element(page.getByText('second.txt')).toBeVisible();
});

test('is highlighted only while files are over it', async () => {
  showOne();
  await expect.element(control).toBeInTheDocument();
  const zone = control.element().parentElement as HTMLElement;
  const before = zone.className;
  control.element().dispatchEvent(new DragEvent('dragover', { dataTransfer: transferOf(first), bubbles: true, cancelable: true }));
  await expect.poll(() => zone.className).not.toBe(before);
  zone.dispatchEvent(new DragEvent('dragleave', { bubbles: true, relatedTarget: document.body }));
  await expect.poll(() => zone.className).toBe(before);
});
