import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { useLoaded } from './use-loaded.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Probe({ load }: { readonly load: () => Promise<string> }) {
  return <p>Loaded: {useLoaded(load) ?? 'nothing yet'}</p>;
}

const failing = () => Promise.reject(new Error('no such chunk'));

test('is undefined until loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = () => promise;
  render(<Probe load={load} />);
  await expect.element(page.getByText('Loaded: nothing yet')).toBeVisible();
  resolve('a chunk');
  await expect.element(page.getByText('Loaded: a chunk')).toBeVisible();
});

test('passes a loading error to the error boundary', async () => {
  render(
    <Boundary>
      <Probe load={failing} />
    </Boundary>,
  );
  await expect.element(page.getByText('no such chunk')).toBeVisible();
});
