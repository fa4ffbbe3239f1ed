import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { render } from '#test/support/render.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { ToolContext } from './tool-context.ts';

const nothing = () => undefined;
const field = (name: string, error?: string) => <NumberField {...{ name, label: name, value: '1', onChange: nothing, error }} />;

interface Given {
  readonly changed?: readonly string[];
  readonly linked?: readonly string[];
  readonly error?: string;
  readonly isRoundAsked?: boolean;
}

const show = ({ changed = [], linked = [], error, isRoundAsked = true }: Given) =>
  render(
    <ToolContext value={anyToolContext({ shellText: () => 'More' })}>
      <OptionFields folded={['depth', 'round']} changed={changed} linked={linked}>
        {field('depth', error)}
        {field('width')}
        {isRoundAsked && <>{field('round')}</>}
      </OptionFields>
    </ToolContext>,
  );

const seen = () => [...document.querySelectorAll('input')].filter((input) => input.checkVisibility()).map(({ name }) => name);
const button = () => page.getByRole('button', { name: /^More/ });

beforeEach(() => localStorage.clear());

test('folded options come after the others, behind a button that remembers its state', async () => {
  show({});
  await expect.element(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  expect(seen()).toEqual(['width']);
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  expect(seen()).toEqual(['width', 'depth', 'round']);
  await button().click();
  await expect.poll(seen).toEqual(['width']);
});

test('the button counts the changed options behind it, except inactive ones', async () => {
  show({ changed: ['depth', 'round'], isRoundAsked: false });
  await expect.element(page.getByRole('button', { name: 'More (1)', exact: true })).toBeVisible();
});

test('a link to a folded option shows the options until they are hidden', async () => {
  show({ linked: ['depth'] });
  await expect.poll(seen).toEqual(['width', 'depth', 'round']);
  await button().click();
  await expect.poll(seen).toEqual(['width']);
});

test('folded options are visible while one has an error', async () => {
  show({ error: 'Too large.' });
  await expect.poll(seen).toEqual(['width', 'depth', 'round']);
});
