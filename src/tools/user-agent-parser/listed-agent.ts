import type { UserAgent } from './user-agent.ts';

/** One line of a list, with what is shown of it. */
export interface ListedAgent extends Omit<UserAgent, 'frozen'> {
  /** From 1, empty lines counted. */
  readonly line: number;
  readonly text: string;
}

/** The columns of a packed list; the last cell but one is empty for what is no bot. */
export const LIST_COLUMNS = 13;

export const toCells = ({ line, text, isBot, ...agent }: ListedAgent): readonly string[] => [
  agent.browser,
  agent.browserVersion,
  agent.engine,
  agent.engineVersion,
  agent.os,
  agent.osVersion,
  agent.deviceType,
  agent.deviceVendor,
  agent.deviceModel,
  agent.cpu,
  String(line),
  isBot ? 'bot' : '',
  text,
];

export function fromCells(cells: readonly string[]): ListedAgent {
  const [browser = '', browserVersion = '', engine = '', engineVersion = '', os = '', osVersion = ''] = cells;
  const [deviceType = '', deviceVendor = '', deviceModel = '', cpu = '', line, bot, text = ''] = cells.slice(6);
  const detected = { browser, browserVersion, engine, engineVersion, os, osVersion, deviceType, deviceVendor, deviceModel, cpu };
  return { ...detected, line: Number(line), isBot: bot !== '', text };
}
