import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { render } from '#test/support/render.tsx';
import { tellKeys } from './tell-keys.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const Outputs = ({ isFirstEmpty = false }: { readonly isFirstEmpty?: boolean }) => (
  <>
    <Button data-command="copy" aria-label="Copy first" isDisabled={isFirstEmpty}>
      Copy
    </Button>
    <Button data-command="copy" aria-label="Copy second">
      Copy
    </Button>
    <IconButton data-command="send" icon="send-2" label="Send to" />
    <Button data-command="swap">Swap</Button>
  </>
);

test('only the first of several equal buttons has the shortcut, and a button without a shortcut has none', async () => {
  render(<Outputs />);
  onTestFinished(tellKeys());
  await expect.element(button('Copy first')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+C');
  await expect.element(button('Send to')).toHaveAttribute('aria-keyshortcuts', 'Control+J');
  for (const name of ['Copy second', 'Swap']) await expect.element(button(name)).not.toHaveAttribute('aria-keyshortcuts');
});

test('while the first button is disabled, the next one has the shortcut', async () => {
  render(<Outputs isFirstEmpty />);
  onTestFinished(tellKeys());
  await expect.element(button('Copy second')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+C');
  await expect.element(button('Copy first')).not.toHaveAttribute('aria-keyshortcuts');
});

test('hovering over a button with a shortcut shows it', async () => {
  render(<Outputs />);
  onTestFinished(tellKeys());
  await userEvent.hover(button('Send to'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Send to Ctrl+J');
  await userEvent.hover(button('Copy first'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Ctrl+Shift+C');
  await expect.element(button('Copy first')).toHaveAccessibleDescription('');
  await userEvent.hover(button('Copy second'));
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

test('an earlier button with the same command receives the shortcut', async () => {
  const container = render(<Button data-command="run">Draw</Button>);
  onTestFinished(tellKeys());
  await expect.element(button('Draw')).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
  const earlier = document.createElement('button');
  earlier.dataset['command'] = 'run';
  earlier.textContent = 'Generate';
  container.prepend(earlier);
  await expect.element(button('Generate')).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
  await expect.element(button('Draw')).not.toHaveAttribute('aria-keyshortcuts');
});
