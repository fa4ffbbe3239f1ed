import { useState } from 'react';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useGenerated } from '#workbench/use-generated.ts';
import type { Tool } from '#workbench/use-tool.ts';
import { drawSecret } from '../draw-secret.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';
import { isKeyUri, parseKeyUri } from '../parse-key-uri.ts';

/**
 * The secret that was typed, or else one that was drawn, which is in no field, and so in no link and in no storage. A key URI that is typed
 * sets the other fields.
 */
export function useSecret({ inputs, bind, set }: Tool<typeof en & ClockMessages, typeof fields.inputs, typeof fields.options>) {
  const drawn = useGenerated(drawSecret, {});
  const [isEdited, setEdited] = useState(false);
  const isDrawn = !isEdited && inputs.secret === '';
  const secret = isDrawn ? (valueOf(drawn.outcome) ?? '') : inputs.secret;
  const { onChange, onReplace } = bind('secret');

  const take = (text: string) => {
    setEdited(true);
    const uri = isKeyUri(text) ? parseKeyUri(text) : undefined;
    if (!uri?.ok) return;
    const { type, algorithm, digits, period, counter, issuer, account } = uri.value;
    set('encoding', 'base32');
    set('type', type);
    set('algorithm', algorithm);
    set('digits', digits);
    set('period', period);
    set('counter', counter);
    set('issuer', issuer);
    set('account', account);
  };

  return {
    secret,
    change: (text: string) => {
      onChange(text);
      take(text);
    },
    replace: (text: string) => {
      // So that `Undo` brings it back.
      if (isDrawn) set('secret', secret);
      onReplace?.(text);
      take(text);
    },
    draw: () => {
      set('secret', '');
      set('encoding', 'base32');
      setEdited(false);
      drawn.redraw();
    },
  };
}
