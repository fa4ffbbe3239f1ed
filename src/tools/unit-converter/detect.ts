import { defineDetectors } from '#core/detection.ts';

const NUMBER = String.raw`\d{1,15}(?:[.,]\d{1,15}|[ '_]\d{3}){0,4}`;

/** Common units and the unit that each is usually converted to. */
const counterparts: Readonly<Record<string, string>> = {
  mi: 'km',
  mile: 'km',
  miles: 'km',
  km: 'mi',
  ft: 'm',
  foot: 'm',
  feet: 'm',
  yd: 'm',
  in: 'cm',
  inch: 'cm',
  inches: 'cm',
  cm: 'in',
  mm: 'in',
  lb: 'kg',
  lbs: 'kg',
  pounds: 'kg',
  kg: 'lb',
  oz: 'g',
  ounces: 'g',
  gal: 'L',
  gallons: 'L',
  psi: 'bar',
  bar: 'psi',
  hp: 'kW',
  kW: 'hp',
  mpg: 'L/100 km',
  'L/100 km': 'mpg',
  'L/100km': 'mpg',
  'l/100 km': 'mpg',
  'l/100km': 'mpg',
  mph: 'km/h',
  'km/h': 'mph',
  kn: 'km/h',
  knots: 'km/h',
  acres: 'ha',
  acre: 'ha',
  ha: 'acre',
  'sq ft': 'm²',
  'ft²': 'm²',
  'm²': 'ft²',
  nmi: 'km',
  N·m: 'lbf·ft',
  lbf·ft: 'N·m',
  kWh: 'MJ',
};

const LONE = new RegExp(String.raw`^(?<number>${NUMBER})\s?(?<unit>[a-zA-Z][a-zA-Z·/²]*(?:\s?(?:100\s?km|ft))?)$`);
/** Conversions of units with more than one letter. Other detectors handle single letters, data units, and temperatures. */
const CONVERSION = new RegExp(
  String.raw`^${NUMBER}\s?(?<unit>[a-zA-Zµ²³·/ ]{2,24}?)\s+(?:in|to)\s+(?<target>[a-zA-Zµ][a-zA-Zµ²³·/ 0-9]{0,24})$`,
);
const FEET_AND_INCHES = /^(?<feet>\d{1,2})\s?(?:['′’]|ft)\s?(?<inches>\d{1,2}(?:\.\d{1,3})?)\s?(?:["″”]|''|in)$/;

/** Units of data and temperature, which have their own tools. */
const ELSEWHERE = /^(?:[kKMGTPEZY]?i?(?:B|bit|b)(?:ps|\/s)?|bytes?|bits?|deg[CF]|°[CF]|K)$/;

export const detectors = defineDetectors([
  {
    id: 'quantity',
    reads: 'text',
    maxLength: 80,
    detect({ bare }) {
      const { unit = '' } = LONE.exec(bare)?.groups ?? {};
      const target = Object.hasOwn(counterparts, unit) ? counterparts[unit] : undefined;
      const conversion = CONVERSION.exec(bare)?.groups;
      const isConversion = conversion !== undefined && !ELSEWHERE.test(conversion['unit'] ?? '');
      if (target === undefined && !isConversion) return undefined;
      const inputs = { quantity: bare, target: isConversion ? '' : (target ?? '') };
      return {
        reading: 'quantity',
        confidence: 'likely',
        rank: 59.5,
        ask: { operation: 'convert', inputs, write: 'converted', isNeeded: true },
        hands: { inputs },
      };
    },
  },
  {
    id: 'feet-and-inches',
    reads: 'text',
    maxLength: 24,
    detect({ bare }) {
      const { feet, inches } = FEET_AND_INCHES.exec(bare)?.groups ?? {};
      if (feet === undefined || inches === undefined) return undefined;
      const inputs = { quantity: `${feet} ft ${inches} in`, target: 'cm' };
      return {
        reading: 'feetAndInches',
        confidence: 'strong',
        rank: 37.7,
        ask: { operation: 'convert', inputs, write: 'converted', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);
