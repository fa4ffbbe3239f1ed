import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';
import { useWalletSource } from './parts/use-wallet-source.ts';

export default function Bip39Generator() {
  const tool = useTool<typeof en>()(declaration, { main, presenters });
  const { bind, show, values } = tool;
  const { entropy, mnemonic, draw, editEntropy, editMnemonic } = useWalletSource(tool);
  const common = { onReplace: undefined, onUndo: undefined, isSecret: false };

  return (
    <ToolColumns
      options={
        <>
          <SelectField {...bind('wordList')} />
          <ChoiceField {...bind('wordCount')} onChange={draw} />
        </>
      }
    >
      <Stack gap="small">
        <TextField {...bind('entropy')} {...common} value={entropy} onChange={editEntropy} isClearable isCopyable isMonospace />
        <TextField {...bind('mnemonic')} {...common} value={mnemonic} onChange={editMnemonic} isCopyable isMultiline rows={4} />
        <TextField {...bind('passphrase')} isSecret={false} />
        <Regenerate job={{ regenerate: () => draw(values.wordCount) }} />
      </Stack>
      <Stack>
        <ToolOutput {...show('seed')} isMultiline isAutosized rows={2} />
        <ToolOutput {...show('rootKey')} isMultiline isAutosized rows={2} />
        <ResultRows rows={[show('entropySize')]} />
      </Stack>
    </ToolColumns>
  );
}
