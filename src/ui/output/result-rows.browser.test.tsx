import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { OutputField } from './output-field.tsx';
import { ResultRows } from './result-rows.tsx';

const rows = [
  { label: 'MD5', value: '9e107d9d372bb6826bd81d3542a419d6' },
  { label: 'SHA512', value: 'f'.repeat(128) },
  { label: 'Secret', value: 'JBSWY3DP', isSecret: true },
  { label: 'Later', value: '' },
];
const row = (label: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
const valueIn = (label: string) => row(label).element().querySelector('[data-value]')?.textContent;
const colorOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color;

test('each row has a header and a value', async () => {
  render(<ResultRows rows={rows} />);
  await expect.element(row('MD5')).toBeVisible();
  expect(valueIn('MD5')).toBe('9e107d9d372bb6826bd81d3542a419d6');
});

test('an empty value keeps its row, without a copy button', async () => {
  render(<ResultRows rows={rows} />);
  await expect.element(row('Later')).toBeVisible();
  expect(valueIn('Later')).toBe('');
  await expect.element(page.getByRole('button', { name: 'Copy Later', exact: true })).not.toBeInTheDocument();
});

test('a verdict is also indicated by color', async () => {
  render(
    <ResultRows
      rows={[
        { label: 'Good', value: 'Valid', verdict: 'good' },
        { label: 'Bad', value: 'Not valid', verdict: 'bad' },
      ]}
    />,
  );
  await expect.element(row('Good')).toBeVisible();
  expect([valueIn('Good'), valueIn('Bad')]).toEqual(['Valid', 'Not valid']);
  expect(colorOf('Valid')).not.toBe(colorOf('Not valid'));
});

test('a secret is shown on request', async () => {
  render(<ResultRows rows={rows} />);
  await expect.element(row('Secret')).toBeVisible();
  expect(valueIn('Secret')).not.toContain('JBSWY3DP');
  await page.getByRole('button', { name: 'Reveal Secret', exact: true }).click();
  expect(valueIn('Secret')).toBe('JBSWY3DP');
});

test('a hidden secret can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<ResultRows rows={rows} prefix="Key" />);
  await page.getByRole('button', { name: 'Copy Key Secret', exact: true }).click();
  expect(writeText).toHaveBeenCalledWith('JBSWY3DP');
  writeText.mockRestore();
});

test('a long digest wraps inside its row', async () => {
  const container = render(<ResultRows rows={rows} />);
  container.style.cssText = 'width: 300px; container-type: inline-size'; // like `main`
  await expect.element(row('SHA512')).toBeVisible();
  expect(container.scrollWidth).toBeLessThanOrEqual(300);
});

test('a value of more than seven lines is shown in part until expanded, and then scrolls', async () => {
  render(<ResultRows rows={[{ label: 'URL', value: 'x'.repeat(20_000) }]} />);
  await expect.element(row('URL')).toBeVisible();
  const height = row('URL').element().clientHeight;
  expect(height).toBeLessThan(250);
  await page.getByRole('button', { name: 'Show all (20,000 characters)' }).click();
  expect(row('URL').element().clientHeight).toBeGreaterThan(height);
  const value = row('URL').element().querySelector<HTMLElement>('[data-value]');
  value?.focus();
  expect(document.activeElement).toBe(value);
  expect(value?.scrollHeight).toBeGreaterThan(value?.clientHeight ?? 0);
});

test('clicking a row copies its value, except on interactive content', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<ResultRows rows={[{ label: 'MD5', value: 'abc', display: <a href="#top">abc</a> }]} />);
  await page.getByText('MD5', { exact: true }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('abc');
  await page.getByRole('link', { name: 'abc' }).click();
  expect(writeText).toHaveBeenCalledOnce();
  writeText.mockRestore();
});

test('only the beginning of a very long value is rendered, but all of it is copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const long = 'x'.repeat(100_001);
  render(<ResultRows rows={[{ label: 'URL', value: long }]} />);
  await expect.element(page.getByText('Only the beginning is shown. Copy and Download include everything.')).toBeVisible();
  expect(row('URL').element().querySelector('[data-value]')?.textContent).toBe(`${'x'.repeat(100_000)}…`);
  await page.getByRole('button', { name: 'Copy URL', exact: true }).click();
  expect(writeText).toHaveBeenCalledWith(long);
  writeText.mockRestore();
});

test('an output with a plural name has a plural placeholder', async () => {
  render(<OutputField label="Tokens" value="" isMany />);
  await expect.element(page.getByPlaceholder('Tokens appear here.')).toBeVisible();
});

test('an output is named by its label and has a placeholder while empty', async () => {
  const onTrySample = vi.fn<() => void>();
  render(<OutputField label="Token" value="" fileName="token.txt" onTrySample={onTrySample} />);
  await expect.element(page.getByLabelText('Token', { exact: true })).toHaveValue('');
  await expect.element(page.getByPlaceholder('Token appears here.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Token/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  expect(onTrySample).toHaveBeenCalledOnce();
});

test('the sample button is below the placeholder in an empty output, however many lines that has', async () => {
  const container = render(<OutputField label="Token" value="" isMultiline rows={6} onTrySample={() => undefined} />);
  const button = page.getByRole('button', { name: 'Try a sample' });
  const room = () => button.element().getBoundingClientRect().top - page.getByLabelText('Token').element().getBoundingClientRect().top;
  await expect.element(button).toBeVisible();
  const besideOneLine = room();
  container.style.width = '9rem';
  const lineHeight = Number.parseFloat(getComputedStyle(page.getByLabelText('Token').element()).lineHeight);
  expect(room()).toBeGreaterThanOrEqual(besideOneLine + lineHeight - 1);
});

test('an output too long for a text box is shown in part and copied completely', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const long = 'x'.repeat(500_001);
  render(<OutputField label="Base64" value={long} isMultiline />);
  await expect.element(page.getByText('Only the beginning is shown. Copy and Download include everything.')).toBeVisible();
  expect((page.getByLabelText('Base64', { exact: true }).element() as HTMLTextAreaElement).value).toHaveLength(500_000);
  await page.getByRole('button', { name: 'Copy Base64', exact: true }).click();
  expect(writeText).toHaveBeenCalledWith(long);
  writeText.mockRestore();
});
