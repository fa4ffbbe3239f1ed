/** The key of a setting, a label, or a command-line flag before a number: `memory:`, `"limit":`, `--memory=`, `MemTotal:`. */
const KEY = /^(?:-{1,2})?["']?[A-Za-z_][\w.-]*["']?\s*[:=]\s*(?=["']?[\d.,])/;
const QUOTED = /^(?<quote>["'`])(?<inner>.*)\k<quote>$/;
const APPROXIMATELY = /^[~≈≃∼]\s*/;

/** Units in Russian and Ukrainian after a number, with or without a time: ГБ, Мбит/с, байтов. */
const CYRILLIC_UNIT =
  /(?=[кКМГТПЭибБ])(?<=\d[\s\u00a0]*)(?<prefix>[кКМГТПЭ]?)(?<binary>и?)(?<base>[бб]ит[а-яі]*|біт[а-яі]*|байт[а-яі]*|Б|б)(?<period>\/(?:сек|с|мин|хв|ч|год))?(?![а-яёіїєґ])/giu;
const PREFIXES: Readonly<Record<string, string>> = {
  к: 'k',
  К: 'K',
  М: 'M',
  м: 'M',
  Г: 'G',
  г: 'G',
  Т: 'T',
  т: 'T',
  П: 'P',
  п: 'P',
  Э: 'E',
  э: 'E',
};
const PERIODS: Readonly<Record<string, string>> = { '/сек': '/s', '/с': '/s', '/мин': '/min', '/хв': '/min', '/ч': '/h', '/год': '/h' };

function latinUnit(base: string): string {
  if (/^б[иі]т/i.test(base)) return 'bit';
  return base.toLowerCase().startsWith('байт') ? 'byte' : base === 'Б' ? 'B' : 'b';
}

/** Removes text copied together with a line, and converts units to Latin letters and digits to ASCII. */
export function pastedLine(typed: string): string {
  const line = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]+/g, (wide) => wide.normalize('NFKC'))
    .trim()
    .replace(/[,;]$/, '')
    .replace(KEY, '');
  return (QUOTED.exec(line)?.groups?.['inner'] ?? line)
    .replace(APPROXIMATELY, '')
    .replaceAll(CYRILLIC_UNIT, (_, prefix: string, binary: string, base: string, period: string | undefined) =>
      [PREFIXES[prefix] ?? '', binary === '' ? '' : 'i', latinUnit(base), PERIODS[(period ?? '').toLowerCase()] ?? ''].join(''),
    );
}
