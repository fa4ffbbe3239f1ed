import type { PresentationTexts } from '#core/present.ts';
import type { PortUse, UsePart } from '#pure/network/ports/port-uses.ts';
import { type Transport, transportNames } from '#pure/network/ports/transports.ts';
import { joinList } from '#pure/text/join-list.ts';
import type en from '../messages/en.json';

type Words = PresentationTexts<typeof en>;

const partText = ({ phrase, name = '' }: UsePart, t: Words['t']): string =>
  phrase === undefined ? name : t(`view.uses.${phrase}`, { name });

const TCP_ALONE = transportNames(['tcp']);

/** The products that use a port, such as `PostgreSQL` or `WireGuard (UDP)`. Lists the transports unless TCP is the only one. */
export function saidUse({ parts, transports }: PortUse, { t, language }: Words, over: readonly Transport[] = transports): string {
  const text = joinList(
    parts.map((part) => partText(part, t)),
    language,
  );
  const names = transportNames(over);
  return names === TCP_ALONE ? text : `${text} (${names})`;
}
