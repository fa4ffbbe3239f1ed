import { useRef, useState } from 'react';
import { type Command, commandOf } from '#engine/command-of.ts';
import { commandText, type Shell } from '#engine/command-text.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText, selectText } from '#ui/button/copy.ts';
import { SelectField } from '#ui/choice/select-field.tsx';
import { allFields, valuesOfControlValues } from '#tool-ui/stored/control-values.ts';
import { controlValuesOf } from '#tool-ui/tool/session-state.ts';
import type { ToolSession } from '#tool-ui/tool/tool-session.ts';
import { useLanguage } from '../language/use-language.ts';

const shells = { 'bash, zsh': 'posix', PowerShell: 'powershell' } as const satisfies Readonly<Record<string, Shell>>;

const usualShell = (): Shell => (/Windows/.test(navigator.userAgent) ? 'powershell' : 'posix');

/** The command for the current state of a tool; `undefined` if the tool works only on a page. */
export function commandOfSession({ toolId, declaration, fields, read }: ToolSession): Command | undefined {
  return declaration && commandOf({ id: toolId, declaration }, valuesOfControlValues(allFields(fields), controlValuesOf(fields, read())));
}

/** The state of a page as a command, or as several in a pipe. Secrets become environment variables. */
export function CopyCommand({ commands }: { readonly commands: readonly Command[] }) {
  const { t } = useLanguage();
  const [shell, setShell] = useState(usualShell);
  const field = useRef<HTMLInputElement>(null);
  const text = commandText(commands, shell);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) announce(t('tool.commandCopied'));
    else if (field.current) selectText(field.current); // lets the visitor press Ctrl+C
  };
  return (
    <div className="copy-command">
      <input ref={field} readOnly value={text} aria-label={t('tool.command')} />
      <Button onClick={() => void copy()}>{t('tool.copyCommand')}</Button>
      <SelectField name="shell" label={t('tool.shell')} labelPosition="left" options={shells} value={shell} onChange={setShell} />
    </div>
  );
}
