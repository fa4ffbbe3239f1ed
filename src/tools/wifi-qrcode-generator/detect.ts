import { defineDetectors } from '#core/detection.ts';
import { shownExcerpt } from '#pure/detection/shown-excerpt.ts';
import { eapMethods, eapPhases } from './eap-methods.ts';

const FIELD = /([a-z\d]+):((?:[^\\;]|\\[^])*)(?:;|$)/giy;

/** The unescaped fields by name. If a name is repeated, the first field is used. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = Array.from(
    text.matchAll(FIELD),
    ([, name = '', value = '']) => [name.toUpperCase(), value.replaceAll(/\\([^])/g, '$1')] as const,
  );
  return new Map(fields.toReversed());
}

const ENCRYPTIONS: readonly (readonly [RegExp, string])[] = [
  [/EAP/i, 'eap'],
  [/^(?:WPA3|SAE)$/i, 'wpa3'],
  [/^WPA/i, 'wpa'],
  [/^WEP$/i, 'wep'],
];

const known = (values: readonly string[], value = ''): string | undefined => values.find((each) => each === value.toUpperCase());

function optionsOf(fields: ReadonlyMap<string, string>): Readonly<Record<string, string | boolean>> {
  const type = fields.get('T') ?? '';
  const stated = ENCRYPTIONS.find(([pattern]) => pattern.test(type))?.[1] ?? 'none';
  const method = known(eapMethods, fields.get('E'));
  return {
    encryption: stated === 'wpa' && fields.get('R') === '1' ? 'wpa3' : stated,
    hidden: fields.get('H')?.toLowerCase() === 'true',
    ...(stated === 'eap' && { ...(method && { eapMethod: method }), eapPhase2: known(eapPhases, fields.get('PH2')) ?? 'none' }),
  };
}

export const detectors = defineDetectors([
  {
    id: 'network',
    reads: 'text',
    maxLength: 1024,
    detect({ text = '', bare }) {
      // Uses the original text, because a trailing semicolon may be part of the network.
      const [prefix] = /^\s*WIFI:/i.exec(text) ?? [];
      const fields = prefix !== undefined ? fieldsOf(text.slice(prefix.length).trimEnd()) : fieldsOf(/^WIFI:(.*)$/is.exec(bare)?.[1] ?? '');
      const ssid = fields.get('S') ?? '';
      if (ssid === '') return undefined;
      const inputs = {
        ssid,
        password: fields.get('P') ?? '',
        identity: fields.get('I') ?? '',
        anonymousIdentity: fields.get('A') ?? '',
      };
      return {
        reading: 'network',
        confidence: 'certain',
        rank: 5,
        answer: { text: 'network', values: { name: shownExcerpt(ssid) } },
        hands: { inputs, options: optionsOf(fields) },
        isSecret: true,
      };
    },
  },
]);
