import { describe, expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { placeData } from '../../../scripts/data/zones/encode-zones.ts';
import { placeFinder } from './find-place.ts';

const data = placeData();
const finders = new Map<Language, ReturnType<typeof placeFinder>>();

function find(text: string, language: Language = 'en') {
  const finder = finders.get(language) ?? placeFinder(data, language);
  finders.set(language, finder);
  const found = finder(text);
  return found.ok ? found.value.zone : found.error;
}

describe('finds', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['america/new york', 'America/New_York'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC', 'UTC'],
    ['gmt', 'UTC'],
    ['z', 'UTC'],
    ['+5:30', '+05:30'],
    ['UTC+2', '+02:00'],
    ['GMT-03:00', '-03:00'],
    ['-0330', '-03:30'],
    ['+14', '+14:00'],
    // Letters in their most common sense, not as legacy zone names
    ['PT', 'America/Los_Angeles'],
    ['EST', 'America/New_York'],
    ['MST', 'America/Denver'],
    ['CET', 'Europe/Paris'],
    ['EET', 'Europe/Athens'],
    ['HST', 'Pacific/Honolulu'],
    ['nzdt', 'Pacific/Auckland'],
    // Letters used in the countries of the zones
    ['MEZ', 'Europe/Berlin'],
    ['BRT', 'America/Sao_Paulo'],
    ['COT', 'America/Bogota'],
    ['NPT', 'Asia/Kathmandu'],
    ['GST', 'Asia/Dubai'],
    // Zone names in words, and labels from Outlook and Windows
    ['Pacific Time', 'America/Los_Angeles'],
    ['Eastern Daylight Time', 'America/New_York'],
    ['Eastern Time (US & Canada)', 'America/New_York'],
    ['(GMT-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
    ['Central European Time', 'Europe/Paris'],
    // A city with its country or state, as in calendars and address books
    ['Berlin, Germany', 'Europe/Berlin'],
    ['New York, NY', 'America/New_York'],
    ['London, UK', 'Europe/London'],
    ['San José, Costa Rica', 'America/Costa_Rica'],
    ['New Delhi, India', 'Asia/Kolkata'],
    ['New Delhi', 'Asia/Kolkata'],
    ['UK', 'Europe/London'],
    ['UAE', 'Asia/Dubai'],
    ['München', 'Europe/Berlin'],
    // windowsZones.xml of CLDR 48
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Tokyo Standard Time', 'Asia/Tokyo'],
    ['eastern standard time', 'America/New_York'],
    ['New York', 'America/New_York'],
    ['New York City', 'America/New_York'],
    ['tokyo', 'Asia/Tokyo'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['St. Johns', 'America/St_Johns'],
    ['Detroit', 'America/Detroit'],
    ['Indianapolis', 'America/Indiana/Indianapolis'],
    ['Mumbai', 'Asia/Kolkata'],
    ['San Francisco', 'America/Los_Angeles'],
    // A city in a zone name has precedence over other cities of that name
    ['Sydney', 'Australia/Sydney'],
    ['Tripoli', 'Africa/Tripoli'],
    ['Japan', 'Asia/Tokyo'],
    ['Germany', 'Europe/Berlin'],
    ['India', 'Asia/Kolkata'],
  ])('%s', (text, zone) => expect(find(text)).toBe(zone));

  test.each<[Language, string, string]>([
    ['de', 'Deutschland', 'Europe/Berlin'],
    ['de', 'Germany', 'Europe/Berlin'],
    ['ru', 'Япония', 'Asia/Tokyo'],
    ['zh', '日本', 'Asia/Tokyo'],
    ['vi', 'Nhật Bản', 'Asia/Tokyo'],
  ])('in %s the country %s', (language, country, zone) => expect(find(country, language)).toBe(zone));
});

describe('refuses', () => {
  test.each([
    '',
    'Springfeld',
    '+15',
    'UTC+14:30',
    'United States',
    'USA',
    'Paris, TX',
    'Berlin, France',
    'Berlin, Nowhere',
    '(UTC+01:00) Nowhere',
    'Europe',
    '__proto__',
    'constructor',
    '9'.repeat(300),
  ])('%j', (text) => expect(find(text)).toMatchObject({ code: 'unknownPlace' }));

  test.each([
    ['IST', 'Asia/Kolkata Europe/Dublin Asia/Jerusalem'],
    ['bst', 'Europe/London Asia/Dhaka Pacific/Bougainville'],
    ['CST', 'America/Chicago Asia/Shanghai America/Havana'],
    ['AST', 'America/Halifax Asia/Riyadh'],
    ['Kingston', 'America/Jamaica Pacific/Norfolk'],
  ])('%s as ambiguous', (text, zones) => expect(find(text)).toMatchObject({ code: 'ambiguousPlace', values: { text, zones } }));
});
