import { LINES, withoutLines } from '#core/by-line.ts';
import { encodeFields } from '#core/field-text.ts';
import { announce } from '#ui/feedback/announce.ts';
import { valuesOfControlValues } from '#tool-ui/stored/control-values.ts';
import { controlValuesOf } from '#tool-ui/tool/session-state.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { filledInputs, toolQuery } from '../../shell/tool-page/tool-link.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { usePresetsText } from './presets-text.ts';
import { savePreset } from './use-presets.ts';

/** Saves the current options of a tool as a preset, with the input if the visitor wants it. */
export default function SaveToolPreset({ onClose }: { readonly onClose: () => void }) {
  const t = usePresetsText();
  const { t: shellText, listing } = useLanguage();
  const { toolId, session, t: toolText } = useToolContext();
  const { fields } = session;
  const controlValues = controlValuesOf(fields, session.read());
  const options = withoutLines(fields.options);
  const changed = [...new URLSearchParams(encodeFields(options, valuesOfControlValues(options, controlValues)))].map(([name, value]) => {
    const choice = toolText(`fields.${name}.options.${value}`);
    return `${toolText(`fields.${name}.label`)}: ${choice === `fields.${name}.options.${value}` ? value : choice}`;
  });
  const holds = [...(changed.length > 0 ? changed : [t('options')]), ...(controlValues[LINES] === true ? [t('lines')] : [])];
  const save = (name: string, withInput: boolean): boolean => {
    const isSaved =
      savePreset({ name, tool: toolId, values: toolQuery(fields, controlValues, withInput ? 'inputs' : 'options') }) !== undefined;
    if (isSaved) announce(name);
    return isSaved;
  };
  return (
    <PresetDialog
      title={shellText('tool.savePreset')}
      initialName={listing[toolId]?.name ?? toolId}
      holds={holds}
      canKeepInput={filledInputs(fields, controlValues).plain.length > 0}
      onSave={save}
      onClose={onClose}
    />
  );
}
