import { fixedDecimals } from '#formats/fixed-decimals.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { hasInvalidNumber, valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useGenerated } from '#workbench/use-generated.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { alphabetOf, entropyOf, generateTokens } from './logic.ts';
import type en from './messages/en.json';

export default function TokenGenerator() {
  const { t, bind, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { outcome, redraw } = useGenerated(generateTokens, options);
  const alphabet = valueOf(alphabetOf(options));
  const entropy = alphabet && !hasInvalidNumber(options) ? entropyOf(options, alphabet) : undefined;

  return (
    <ToolColumns>
      <div className="grid content-start gap-1">
        <NumberField {...bind('length', outcome)} hasSlider />
        <NumberField {...bind('quantity')} />
        <div className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">
          <SwitchField {...bind('uppercase', outcome)} />
          <SwitchField {...bind('lowercase')} />
          <SwitchField {...bind('numbers')} />
          <SwitchField {...bind('symbols')} />
          <SwitchField {...bind('excludeLookAlikes')} />
          <SwitchField {...bind('oneOfEachSet')} />
        </div>
        <TextField {...bind('symbolSet')} isMonospace />
        <TextField {...bind('excluded', outcome)} isMonospace />
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput
          label={t('outputs.tokens')}
          value={valueOf(outcome) ?? ''}
          isMultiline
          rows={8}
          fileName="tokens.txt"
          copiedText={t('view.copied')}
        />
        <div>
          <Button icon="refresh" onClick={redraw}>
            {t('view.refresh')}
          </Button>
        </div>
        <ResultRows
          rows={[
            { label: t('outputs.alphabetSize'), value: alphabet ? String(alphabet.characters.length) : '' },
            {
              label: t('outputs.entropy'),
              value: entropy
                ? t(entropy.isUpperBound ? 'view.entropyAtMost' : 'view.entropy', {
                    bits: fixedDecimals(entropy.bits, 1, language),
                    count: entropy.bits,
                  })
                : '',
            },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
