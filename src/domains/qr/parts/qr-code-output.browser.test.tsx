import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareTool } from '#core/declaration.ts';
import { file, flag, text } from '#core/fields.ts';
import { picture, row } from '#core/outputs.ts';
import { ok } from '#core/result.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { render } from '#test/support/render.tsx';
import type { OperationCall } from '#tool-ui/job/run-operation.ts';
import { ToolContext } from '#tool-ui/tool/tool-context.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { QrCodeOutput } from './qr-code-output.tsx';

const declaration = declareTool({
  inputs: { text: text() },
  options: { isDark: flag(true) },
  uiInputs: { pixels: file() },
  outputs: { code: picture('code.svg'), scanTest: row() },
  operations: {
    draw: { takes: ['text', 'isDark'], gives: ['code'], thread: 'main' },
    scan: { takes: ['text', 'pixels'], gives: ['scanTest'], thread: 'worker', debounceMs: 0, uiOnly: true },
  },
});
type Messages = {
  readonly fields: { readonly text: { readonly label: string }; readonly isDark: { readonly label: string } };
  readonly outputs: { readonly code: string; readonly scanTest: string };
};

const svgOf = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><rect width="5" height="5" fill="${fill}"/></svg>`;
const draw = ({ text: given, isDark }: { readonly text: string; readonly isDark: boolean }) =>
  ok(given === '' ? null : { code: { svg: svgOf(isDark ? '#000000' : '#ffffff'), units: 5 } });

/** Returns the first byte of the pixels and their size. */
const runOperation = async ({ given }: OperationCall) => {
  const { text: wanted, pixels } = given as { text: string; pixels: File };
  const [first] = new Uint8Array(await pixels.arrayBuffer());
  return ok(`${wanted}: ${first}, ${pixels.size}`);
};

function Tool() {
  const { show, job, bring, set } = useTool<Messages>()(declaration, { main: { draw } });
  return (
    <>
      <button type="button" onClick={() => set('text', 'abc')}>
        write
      </button>
      <button type="button" onClick={() => set('isDark', false)}>
        lighten
      </button>
      <button type="button" onClick={() => set('text', '')}>
        clear
      </button>
      <QrCodeOutput
        picture={show('code')}
        isLatest={job('draw').isLatest}
        rows={[]}
        scanTest={show('scanTest')}
        onDrawn={(pixels) => bring('pixels', pixels)}
      />
    </>
  );
}

function InContext() {
  const [context] = useState(() => anyToolContext({ runOperation }));
  return (
    <ToolContext value={context}>
      <Tool />
    </ToolContext>
  );
}

test('scans the code as displayed, with 4 pixels for each unit, again after a change, and not without a code', async () => {
  render(<InContext />);
  await page.getByRole('button', { name: 'write' }).click();
  await expect.element(page.getByText('abc: 0, 1600')).toBeVisible();
  await page.getByRole('button', { name: 'lighten' }).click();
  await expect.element(page.getByText('abc: 255, 1600')).toBeVisible();
  await page.getByRole('button', { name: 'clear' }).click();
  await expect.element(page.getByText('abc:')).not.toBeInTheDocument();
});
