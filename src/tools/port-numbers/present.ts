import type { Presenters, PresentationTexts } from '#core/present.ts';
import { PORT_USES } from '#pure/network/ports/port-uses.ts';
import { transportNames } from '#pure/network/ports/transports.ts';
import type { declaration } from './declare.ts';
import type { SinglePort } from './logic/single-port.ts';
import { shownRows, tableRow } from './logic/table-rows.ts';
import { saidUse } from './logic/said-use.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

function singleRows({ port, range, registered, useOver, isBlocked, needsRoot }: SinglePort, texts: PresentationTexts<typeof en>) {
  const { t } = texts;
  const yesOrNo = (is: boolean): string => t(is ? 'view.yes' : 'view.no');
  const use = useOver.length > 0 ? PORT_USES.find((each) => each.port === port) : undefined;
  const names = registered.map(({ service, transports }) => `${service} (${transportNames(transports)})`).join(', ');
  return {
    port: String(port),
    range: t(`view.ranges.${range}`),
    registered: names === '' ? { value: t('view.none'), isProse: true } : names,
    use: use ? saidUse(use, texts, useOver) : t('view.none'),
    blocked: yesOrNo(isBlocked),
    needsRoot: yesOrNo(needsRoot),
  };
}

export const presenters = {
  search(found, _given, texts) {
    const { total, besides, single, sought } = found;
    const places = shownRows(found, texts);
    return {
      ...(single && singleRows(single, texts)),
      shown: texts.t('view.shownOfTotal', { shown: String(places.length - besides), total: String(total) }),
      ports: {
        length: places.length,
        at: (index: number) => tableRow(found, places.at(index) ?? -1, texts),
      },
      notices: places.length > 0 ? [] : [sought === '' ? { code: 'noneLeft' } : { code: 'noMatch', values: { search: sought } }],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
