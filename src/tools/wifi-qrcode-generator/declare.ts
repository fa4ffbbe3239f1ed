import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, secret } from '#core/fields.ts';
import { picture, row, textOutput } from '#core/outputs.ts';
import { drawnCode, qrOptions } from '#domains/qr/qr-options.ts';
import { eapMethods, eapPhases } from './eap-methods.ts';

/** Never saved or included in links, because together they give access to a network. */
const inputs = {
  ssid: secret({ singleLine: true, sample: 'mynetwork', share: 'never' }),
  password: secret({ singleLine: true, sample: 'mypass12', share: 'never' }),
  identity: secret({ singleLine: true, share: 'never' }),
  anonymousIdentity: secret({ singleLine: true, share: 'never' }),
};

const networkOptions = {
  encryption: choice(['wpa', 'wpa3', 'wep', 'eap', 'none'], 'wpa'),
  hidden: flag(false),
  eapMethod: choice(eapMethods, 'PEAP'),
  eapPhase2: choice(eapPhases, 'MSCHAPV2'),
};

const network = namesOf({ ...inputs, ...networkOptions });

export const declaration = declareTool({
  inputs,
  options: { ...networkOptions, ...qrOptions },
  advancedOptions: ['margin', 'imageSize'],
  primaryOptions: ['encryption', 'hidden', 'eapMethod', 'eapPhase2'],
  viewOptions: { passwordOnCard: flag(true) },
  uiInputs: drawnCode,
  outputs: {
    code: picture('wifi-qr-code.svg'),
    version: row(),
    capacityUsed: row(),
    scanTest: row({ isProse: true, isNote: true }),
    encoded: textOutput(),
  },
  operations: {
    draw: { takes: [...network, ...namesOf(qrOptions)], gives: ['code', 'version', 'capacityUsed'], thread: 'main' },
    encode: {
      takes: network,
      requires: { ssid: {}, password: { encryption: ['wpa', 'wpa3', 'wep', 'eap'] } },
      gives: ['encoded'],
      thread: 'main',
    },
    checkPassword: { takes: ['password', 'encryption'], gives: [], thread: 'main', uiOnly: true },
    checkColors: { takes: ['foreground', 'background'], gives: [], thread: 'main', uiOnly: true },
    scan: {
      takes: [...network, 'pixels', 'foreground', 'background'],
      gives: ['scanTest'],
      thread: 'worker',
      debounceMs: 0,
      uiOnly: true,
    },
  },
});
