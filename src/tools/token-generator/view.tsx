import { useGenerated } from '#workbench/use-generated.ts';
import { useTool } from '#workbench/use-tool.ts';
import { valueOf } from '#workbench/outcome.ts';
import * as fields from './fields.ts';
import { generateTokens } from './logic.ts';
import type en from './messages/en.json';

export default function TokenGenerator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const tokens = useGenerated(generateTokens, tool.options);
  const length = tool.bind('length', tokens.outcome);
  return (
    <div>
      <label>
        {length.label} <input value={length.value} onChange={(event) => length.onChange(event.target.value)} />
      </label>
      <p>{length.error}</p>
      <output>{valueOf(tokens.outcome)}</output>
      <button type="button" onClick={tokens.redraw}>
        {tool.t('view.refresh')}
      </button>
    </div>
  );
}
