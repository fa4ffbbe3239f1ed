import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { typeInLsMode } from '../parse-ls-mode.ts';
import type { ChmodTool } from './chmod-tool.ts';

const COMMON_MODES = ['400', '600', '644', '664', '700', '750', '755', '775', '777', '1777', '2775', '4755'];

/** The field for permissions, with buttons for common ones. Permissions that include a file type select that type. */
export function PermissionsField({ t, bind, set }: Pick<ChmodTool, 't' | 'bind' | 'set'>) {
  const permissions = bind('permissions');
  const followType = (typed: string) => {
    const type = typeInLsMode(typed);
    if (type) set('type', type);
  };
  const handleChange = (typed: string) => {
    permissions.onChange(typed);
    followType(typed);
  };
  const handleReplace = (pasted: string) => {
    permissions.onReplace?.(pasted);
    followType(pasted);
  };
  return (
    <div>
      <TextField {...permissions} onChange={handleChange} onReplace={handleReplace} isMonospace />
      <ButtonRow caption={t('view.presets')}>
        {COMMON_MODES.map((mode) => (
          <Button key={mode} size="small" className="font-mono" onClick={() => handleReplace(mode)}>
            {mode}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
