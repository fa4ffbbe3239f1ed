import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { ModalValue } from '../specified/modal-value.tsx';
import { Modal } from './modal.tsx';
import '../styles.css';

function Opened({ isRemoved = false }: { readonly isRemoved?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {(isOpen || !isRemoved) && (
        <Modal isOpen={isOpen} title="Details" onClose={() => setOpen(false)}>
          <input type="file" aria-label="File" />
        </Modal>
      )}
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Details', exact: true });
const opener = page.getByRole('button', { name: 'Open', exact: true });

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['a press outside', () => userEvent.click(document.querySelector('dialog')!, { position: { x: 5, y: 5 } })],
])('closes with %s and restores the focus', async (_way, close) => {
  render(<Opened />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('restores the focus when it is removed from the page while open', async () => {
  render(<Opened isRemoved />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('stays open after a click inside it or a canceled file dialog', async () => {
  render(<Opened />);
  await opener.click();
  await page.getByRole('heading', { name: 'Details' }).click();
  document.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test('ModalValue shows its value and a copy button', async () => {
  render(<ModalValue label="Public key" value="ssh-rsa AAAA" />);
  await page.getByRole('button', { name: 'Public key', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Public key' }).getByText('ssh-rsa AAAA')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy Public key' })).toBeVisible();
});

test('ModalValue has no copy button if copying is disabled', async () => {
  render(<ModalValue label="Public key" value="ssh-rsa AAAA" isCopyable={false} />);
  await page.getByRole('button', { name: 'Public key', exact: true }).click();
  await expect.element(page.getByText('ssh-rsa AAAA')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy Public key' })).not.toBeInTheDocument();
});
