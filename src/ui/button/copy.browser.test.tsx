import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { flush, flushAsync, render } from '#test/support/render.tsx';
import { copyText } from './copy.ts';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

test('copies with the asynchronous clipboard if available', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await expect(copyText('a\nb')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('a\nb');
});

test('copies a selection if the clipboard refuses or is missing', async () => {
  refuse();
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
    return true;
  });
  await expect(copyText('a\nb')).resolves.toBe(true);
  expect(selected).toBe('a\nb');
  expect(document.querySelector('textarea')).toBeNull();
});

test('keeps the focus', async () => {
  refuse();
  vi.spyOn(document, 'execCommand').mockReturnValue(true);
  render(<button type="button">here</button>);
  const button = page.getByRole('button', { name: 'here' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await copyText('x');
  await expect.element(button).toHaveFocus();
});

test('reports a failure if both ways are refused', async () => {
  refuse();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(copyText('x')).resolves.toBe(false);
});

const pass = (ms: number): void => flush(() => void vi.advanceTimersByTime(ms));

test('the button displays Copied! for 1.5 seconds and keeps its width', async () => {
  // Vitest's own clicks and retries would advance the fake timers while they wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton label="Token" value="abc" />);
  const button = page.getByRole('button', { name: 'Copy Token', exact: true }).element() as HTMLElement;
  const width = button.getBoundingClientRect().width;
  await flushAsync(async () => button.click());
  expect(page.getByText('Copied!').element()).toBeVisible();
  expect(button.getBoundingClientRect().width).toBe(width);
  pass(100);
  expect(page.getByRole('status').element()).toHaveTextContent('Copied to the clipboard');
  pass(1399);
  expect(page.getByText('Copied!').element()).toBeVisible();
  pass(1);
  expect(page.getByText('Copied!').query()).not.toBeVisible();
});

test('the button displays a custom confirmation', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton label="Tokens" value="abc" copiedText="Token copied to the clipboard" />);
  await page.getByRole('button', { name: 'Copy Tokens', exact: true }).click();
  await expect.element(page.getByText('Token copied to the clipboard').first()).toBeVisible();
});

test('a failed button selects the text and reports it, without Copied!', async () => {
  refuse();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  render(
    <>
      <span id="shown">abc</span>
      <CopyButton label="Token" value="abc" sourceId="shown" />
    </>,
  );
  await page.getByRole('button', { name: 'Copy Token', exact: true }).click();
  await expect.element(page.getByText('Selected: press Ctrl+C to copy').first()).toBeVisible();
  expect(getSelection()?.toString()).toBe('abc');
  await expect.element(page.getByText('Copied!')).not.toBeVisible();
});
