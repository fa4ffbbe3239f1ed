import { linkedControlValues } from '#tool-ui/stored/control-values.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import type { Preset } from './preset.ts';
import { PresetSelect } from './preset-select.tsx';
import { usePresets } from './use-presets.ts';

/** The presets of a tool in its header. Applying one can be undone in one step. */
export default function ToolPresets() {
  const { toolId, session } = useToolContext();
  const presets = usePresets().presets.filter((preset) => 'tool' in preset && preset.tool === toolId);
  const apply = (preset: Preset): void => {
    if ('tool' in preset) session.replaceAll(session.fields, linkedControlValues(session.fields, preset.values), 'applied');
  };
  return presets.length > 0 && <PresetSelect presets={presets} onApply={apply} />;
}
