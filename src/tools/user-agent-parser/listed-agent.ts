import type { UserAgent } from './user-agent.ts';

/** A line of a list with its displayed values. */
export interface ListedAgent extends Omit<UserAgent, 'frozen'> {
  /** The 1-based line number, including empty lines. */
  readonly line: number;
  readonly text: string;
}

/** The number of columns in a packed list. The second to last is empty unless the agent is a bot. */
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
