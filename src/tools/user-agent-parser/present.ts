import type { Presenters } from '#core/present.ts';
import { joinSentences } from '#pure/text/join-list.ts';
import type { Translate } from '#core/message-key.ts';
import { countPackedRows, packedRowAt, type PackedRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { fromCells, type ListedAgent } from './listed-agent.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import type { UserAgent } from './user-agent.ts';

type Words = Translate<typeof en>;

const yesOrNo = (t: Words, is: boolean): string => t(is ? 'view.yes' : 'view.no');

function agentRows(t: Words, { isBot, frozen, ...detected }: UserAgent, language: string) {
  const orNotDetected = (value: string) => (value === '' ? { value: t('view.notDetected'), isProse: true } : value);
  const notes = frozen.map((value) => t(`view.notes.${value}`));
  return {
    browser: orNotDetected(detected.browser),
    browserVersion: orNotDetected(detected.browserVersion),
    engine: orNotDetected(detected.engine),
    engineVersion: orNotDetected(detected.engineVersion),
    os: orNotDetected(detected.os),
    osVersion: orNotDetected(detected.osVersion),
    deviceType: orNotDetected(detected.deviceType),
    deviceVendor: orNotDetected(detected.deviceVendor),
    deviceModel: orNotDetected(detected.deviceModel),
    cpu: orNotDetected(detected.cpu),
    isBot: yesOrNo(t, isBot),
    notes: joinSentences(notes, language) || t('view.noNotes'),
  };
}

/** A table with one user agent per row, created on demand. */
const agentTable = (t: Words, list: PackedRows) => ({
  length: countPackedRows(list),
  at(index: number) {
    const cells = packedRowAt(list, index);
    return cells && tableRow(t, fromCells(cells));
  },
});

function tableRow(t: Words, { line, text, isBot, cpu, ...agent }: ListedAgent) {
  const orNotDetected = (value: string): string => value || t('view.notDetected');
  const named = (name: string, version: string): string =>
    orNotDetected(version === '' ? name : t('view.nameAndVersion', { name, version }).trim());
  return {
    line: String(line),
    browser: named(agent.browser, agent.browserVersion),
    engine: named(agent.engine, agent.engineVersion),
    os: named(agent.os, agent.osVersion),
    device: orNotDetected(deviceText(t, agent)),
    cpu: orNotDetected(cpu),
    isBot: yesOrNo(t, isBot),
    text,
  };
}

function deviceText(t: Words, { deviceType: type, deviceVendor, deviceModel }: Omit<UserAgent, 'isBot' | 'cpu' | 'frozen'>): string {
  const name = [deviceVendor, deviceModel].filter(Boolean).join(' ');
  return name !== '' && type !== '' ? t('view.device', { name, type }) : name || type;
}

export const presenters = {
  parse: (parsed, _given, { t, language }) =>
    'single' in parsed
      ? agentRows(t, parsed.single, language)
      : { count: String(countPackedRows(parsed.list)), list: agentTable(t, parsed.list) },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
