import { choice, defineInputs, defineOptions, flag, secret } from '#core/fields.ts';
import { qrOptions } from '#formats/qr/qr-options.ts';

/** None of them is stored or in a link: together they open a network. */
export const inputs = defineInputs({
  ssid: secret({ sample: 'mynetwork', isLinkable: false }),
  password: secret({ sample: 'mypass12', isLinkable: false }),
  identity: secret({ isLinkable: false }),
  anonymousIdentity: secret({ isLinkable: false }),
});

export const options = defineOptions({
  encryption: choice(['wpa', 'wpa3', 'wep', 'eap', 'none'], 'wpa'),
  hidden: flag(false),
  eapMethod: choice(['PEAP', 'TTLS', 'PWD'], 'PEAP'),
  eapPhase2: choice(['none', 'MSCHAPV2', 'MSCHAP', 'PAP', 'GTC'], 'MSCHAPV2'),
  passwordOnCard: flag(true),
  ...qrOptions,
});
