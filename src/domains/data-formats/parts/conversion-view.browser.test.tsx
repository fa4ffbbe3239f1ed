import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#core/result.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { render } from '#test/support/render.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import type { OperationCall } from '#tool-ui/job/run-operation.ts';
import { ToolContext } from '#tool-ui/tool/tool-context.ts';
import { declareConversion } from '../declare-conversion.ts';
import { json } from '../json.ts';
import { toml } from '../toml.ts';
import { conversionView } from './conversion-view.tsx';

const declaration = declareConversion(toml, json, { sample: 'a = 1' });

interface Label {
  readonly label: string;
}
interface Messages {
  readonly fields: {
    readonly toml: Label;
    readonly indent: Label & { readonly options: Readonly<Record<'2' | '4' | 'tab' | 'none', string>> };
    readonly sortKeys: Label;
  };
  readonly outputs: { readonly json: string };
}

const View = conversionView<Messages>()(declaration, { choice: ChoiceField, flag: SwitchField });

let received: unknown;
const context = anyToolContext({
  runOperation: async ({ given }: OperationCall) => {
    received = given;
    return ok(null);
  },
});

test('shows the options in the order of their declaration, and converts with them', async () => {
  render(
    <ToolContext value={context}>
      <View />
    </ToolContext>,
  );
  context.session.change(declaration, 'toml', 'a = 1');
  const sortKeys = page.getByRole('switch');
  await sortKeys.click();
  await expect.element(sortKeys).toBeChecked();
  const roles = [...document.querySelectorAll('[role=radiogroup], [role=switch]')].map((control) => control.getAttribute('role'));
  expect(roles).toEqual(['radiogroup', 'switch']);
  await expect.poll(() => received).toEqual({ toml: 'a = 1', indent: '2', sortKeys: true });
});
