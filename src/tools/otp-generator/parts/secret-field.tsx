import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { bareKeyUri } from '../copied-key-uri.ts';
import { isKeyUri, parseKeyUri } from '../parse-key-uri.ts';
import type { OtpTool } from './otp-tool.ts';

/** The secret and a button that generates a new one. An entered key URI also sets the other fields. */
export function SecretField({ tool: { t, bind, set, job } }: { readonly tool: OtpTool }) {
  const secret = bind('secret');
  const takeUri = (copied: string) => {
    const text = bareKeyUri(copied);
    const uri = isKeyUri(text) ? parseKeyUri(text) : undefined;
    if (!uri?.ok) return;
    const { type, algorithm, digits, period, counter, issuer, account } = uri.value;
    set('secretEncoding', 'base32');
    set('type', type);
    set('algorithm', algorithm);
    set('digits', digits);
    set('period', period);
    set('counter', counter);
    set('issuer', issuer);
    set('account', account);
  };
  const change = (text: string) => {
    secret.onChange(text);
    takeUri(text);
  };
  const replace = (text: string) => {
    secret.onReplace?.(text);
    takeUri(text);
  };
  const generate = () => {
    set('secretEncoding', 'base32');
    job('draw').regenerate();
  };
  return (
    <>
      <TextField {...secret} onChange={change} onReplace={replace} isSecret={false} isMonospace />
      <div>
        <Button icon="refresh" onClick={generate}>
          {t('view.newSecret')}
        </Button>
      </div>
    </>
  );
}
