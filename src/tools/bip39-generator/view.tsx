import { joinList } from '#core/join-list.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { OutputField } from '#ui/output-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { useWalletSource } from './parts/use-wallet-source.ts';

export default function Bip39Generator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const { language } = useToolContext();
  const { wordList } = options;
  const { source, typedIn, wordCount, entropy, mnemonic, draw, editEntropy, editMnemonic } = useWalletSource(tool);
  const { outcome } = useOperation<typeof operations, 'derive'>('derive', {
    inputs: {
      entropy: source === 'mnemonic' ? '' : entropy,
      mnemonic: source === 'mnemonic' ? mnemonic : '',
      passphrase: inputs.passphrase,
    },
    options: { wordList, typedIn },
  });
  const wallet = valueOf(outcome);
  // The field edited last keeps what was typed, until another list is chosen for its words.
  const isTyped = source === 'mnemonic' && (typedIn === wordList || !wallet);

  return (
    <div className="grid gap-4">
      <FieldRow>
        <SelectField {...bind('wordList')} />
        <ChoiceField {...bind('wordCount')} value={wordCount} onChange={draw} />
      </FieldRow>
      <ToolColumns>
        <div className="grid content-start gap-2">
          <TextField
            {...bind('entropy', outcome)}
            value={source === 'mnemonic' ? (wallet?.entropy ?? '') : entropy}
            onChange={editEntropy}
            onReplace={undefined}
            onUndo={undefined}
            isSecret={false}
            isClearable
            isCopyable
            isMonospace
          />
          <TextField
            {...bind('mnemonic', outcome)}
            value={isTyped ? mnemonic : (wallet?.mnemonic ?? '')}
            onChange={editMnemonic}
            onReplace={undefined}
            onUndo={undefined}
            isSecret={false}
            isCopyable
            isMultiline
            rows={4}
          />
          <TextField {...bind('passphrase')} isSecret={false} />
          <div>
            <Button icon="refresh" onClick={() => draw(wordCount)}>
              {t('view.refresh')}
            </Button>
          </div>
        </div>
        <div className="grid content-start gap-3">
          <OutputField label={t('outputs.seed')} value={wallet?.seed ?? ''} isMultiline isAutosized rows={2} fileName="seed.txt" />
          <OutputField
            label={t('outputs.rootKey')}
            value={wallet?.rootKey ?? ''}
            isMultiline
            isAutosized
            rows={2}
            fileName="root-key.txt"
          />
          <ResultRows
            rows={[
              {
                label: t('outputs.entropySize'),
                value: wallet
                  ? joinList([t('view.bits', { count: wallet.entropyBits }), t('view.words', { count: wallet.wordCount })], language)
                  : '',
              },
            ]}
          />
        </div>
      </ToolColumns>
    </div>
  );
}
