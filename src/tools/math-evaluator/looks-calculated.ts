/** A number without unnecessary leading zeros, an operator, a bracket, or anything else. */
const TOKEN = /\s*(?:(?<number>(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\d.])|\.\d+(?![\d.]))|(?<sign>[-+*/^%()])|(?<other>\S))/gy;
/** Dates, phone numbers, and fractions: whole numbers separated only by hyphens or slashes. */
const WRITTEN = /^[+-]?\d+(?:[-/]\d+)+$/;

const FUNCTIONS =
  'abs|acos|asin|atan|atan2|cbrt|ceil|combinations|cos|cosh|cross|det|dot|exp|factorial|floor|gcd|hypot|inv|lcm|log|log10|log2|max|mean|median|min|mod|nthRoot|permutations|pow|prod|round|sec|sign|sin|sinh|sqrt|std|sum|tan|tanh|variance';
// bounded: at most 200 characters, by the detector
const CALL = new RegExp(String.raw`^[-+]?\s*(?:\d[\d.]*\s*[-+*/^]\s*)*(?:${FUNCTIONS})\([\w\s.,+*/^%()!-]*\)(?:\s*[-+*/^%]\s*[\w.()]+)*$`);

const UNITS =
  'bits?|bytes?|[kKMGTP]i?[bB]|b|B|mm|cm|dm|m|km|inch|inches|in|ft|foot|feet|yards?|yd|miles?|mi|nm|um|mg|g|kg|tonnes?|ounces?|oz|pounds?|lbs?|lbm|stone|ml|cl|dl|l|liters?|litres?|gallons?|gal|pints?|quarts?|cups?|s|sec|seconds?|ms|us|ns|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|degC|degF|celsius|fahrenheit|kelvin|deg|rad|N|J|kJ|W|kW|MW|Wh|kWh|V|A|Hz|kHz|MHz|GHz|Pa|kPa|bar|psi|m2|km2|cm2|sqft|hectares?|acres?|km/h|m/s|mi/h|mph|knots?';
const CONVERSION = new RegExp(String.raw`^[-+]?\d[\d.]*\s*(?:${UNITS})\s+(?:to|in)\s+(?:${UNITS})$`);

/**
 * Whether a text consists only of numbers and `+ - * / ^ % ( )`, with at least two numbers and an operator between any two. Whole numbers
 * that are separated only by hyphens or slashes, without spaces, are excluded.
 */
export function isCalculation(text: string): boolean {
  if (WRITTEN.test(text)) return false;
  const tokens = [...text.trim().matchAll(TOKEN)].map(({ groups = {} }) => groups);
  let numbers = 0;
  let depth = 0;
  let isComplete = false; // whether the tokens so far could be the whole calculation
  for (const [index, { number, sign = '' }] of tokens.entries()) {
    const beginsValue = number !== undefined || sign === '(';
    if (beginsValue ? isComplete : !isComplete && sign !== '+' && sign !== '-') return false;
    if (number !== undefined) numbers += 1;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0 || (number === undefined && sign === '')) return false;
    const next = tokens[index + 1];
    const isPercent = sign === '%' && next?.['number'] === undefined && next?.['sign'] !== '(';
    isComplete = number !== undefined || sign === ')' || isPercent;
  }
  return isComplete && depth === 0 && numbers > 1;
}

/**
 * Whether a text looks like a function of the tool, or like a quantity to convert to another unit. The tool then checks whether it can be
 * calculated.
 */
export const isNamedCalculation = (text: string): boolean => CALL.test(text) || CONVERSION.test(text);
