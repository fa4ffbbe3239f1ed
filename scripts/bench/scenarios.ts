import type { Scenario } from './scenario.ts';
import { mergedNetworks, plannedSubnets } from './scenarios/addresses.ts';
import { base64File } from './scenarios/converter.ts';
import { commands } from './scenarios/command.ts';
import { aes, bcrypt, digests, fileDigest, rsa, tripleDes, uuids } from './scenarios/crypto.ts';
import { toml, xml, yaml } from './scenarios/data-formats.ts';
import { pastes } from './scenarios/detection.ts';
import { backtracking, sqlScript } from './scenarios/development.ts';
import { jsonDiff, jsonMinify, jsonPaste, jsonPrettify, jsonToCsv } from './scenarios/json.ts';
import { lines } from './scenarios/lines.ts';
import { longTexts } from './scenarios/long-texts.ts';
import { ipv6Lines, portSearch, zoneFile } from './scenarios/network.ts';
import { dataSizes, quantities } from './scenarios/quantities.ts';
import { served } from './scenarios/served.ts';
import { steps } from './scenarios/steps.ts';
import { home, jsonPage, token, uuid } from './scenarios/site.ts';
import { durations, movedMeeting } from './scenarios/times.ts';
import { emojiSearch, longLines, textDiff } from './scenarios/text.ts';

export const scenarios: readonly Scenario[] = [
  home,
  token,
  uuid,
  jsonPage,
  digests,
  fileDigest,
  bcrypt,
  uuids,
  aes,
  tripleDes,
  rsa,
  yaml,
  toml,
  xml,
  base64File,
  backtracking,
  jsonDiff,
  jsonPrettify,
  jsonPaste,
  jsonMinify,
  jsonToCsv,
  sqlScript,
  textDiff,
  mergedNetworks,
  plannedSubnets,
  emojiSearch,
  ipv6Lines,
  portSearch,
  zoneFile,
  dataSizes,
  quantities,
  durations,
  movedMeeting,
  ...longLines,
  longTexts,
  ...lines,
  ...steps,
  ...pastes,
  ...commands,
  ...served,
];
