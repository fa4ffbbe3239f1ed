import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results from GNU units 2.22. */
export const positives = [
  { detector: 'quantity', input: '65 mph', reading: 'Quantity', answer: '104.60736 km/h' },
  { detector: 'quantity', input: '26.2 miles', reading: 'Quantity', answer: '42.1648128 km' },
  { detector: 'quantity', input: '100 km', reading: 'Quantity', answer: '62.1371192237 mi' },
  { detector: 'quantity', input: '180 lb', reading: 'Quantity', answer: '81.6466266 kg' },
  { detector: 'quantity', input: '12 oz', reading: 'Quantity', answer: '340.1942775 g' },
  { detector: 'quantity', input: '32 psi', reading: 'Quantity', answer: '2.20632233381 bar' },
  { detector: 'quantity', input: '150 hp', reading: 'Quantity', answer: '111.854980737 kW' },
  { detector: 'quantity', input: '30 mpg', reading: 'Quantity', answer: '7.84048611111 L/100 km' },
  { detector: 'quantity', input: '6.5 L/100 km', reading: 'Quantity', answer: '36.1868589744 mpg' },
  { detector: 'quantity', input: '1,200 sq ft', reading: 'Quantity', answer: '111.483648 m²' },
  { detector: 'quantity', input: '250 N m in ft lbf', reading: 'Quantity', answer: '184.390537319 ft lbf' },
  { detector: 'quantity', input: '5 fathoms to m', reading: 'Quantity', answer: '9.144 m' },
  { detector: 'feet-and-inches', input: `5'11"`, reading: 'Feet and inches', answer: '180.34 cm' },
  { detector: 'feet-and-inches', input: '6 ft 2 in', reading: 'Feet and inches', answer: '187.96 cm' },
  { detector: 'feet-and-inches', input: '5’ 11″', reading: 'Feet and inches', answer: '180.34 cm' },
  { detector: 'feet-and-inches', input: '5′4″', reading: 'Feet and inches', answer: '162.56 cm' },
  { detector: 'feet-and-inches', input: `6' 0"`, reading: 'Feet and inches', answer: '182.88 cm' },
  { detector: 'feet-and-inches', input: `10'6.5"`, reading: 'Feet and inches', answer: '321.31 cm' },
  { detector: 'feet-and-inches', input: '7ft1in', reading: 'Feet and inches', answer: '215.9 cm' },
  { detector: 'feet-and-inches', input: `5' 7''`, reading: 'Feet and inches', answer: '170.18 cm' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'quantity', input: '5 m' },
  { detector: 'quantity', input: '65' },
  { detector: 'quantity', input: 'mph' },
  { detector: 'quantity', input: '65 mphs' },
  { detector: 'quantity', input: '5 GB' },
  { detector: 'quantity', input: '20 °C' },
  { detector: 'quantity', input: '3 min' },
  { detector: 'quantity', input: '2 people in Paris' },
  { detector: 'quantity', input: '5 apples to eat' },
  { detector: 'quantity', input: '1.5 GB to MB' },
  { detector: 'feet-and-inches', input: `5'` },
  { detector: 'feet-and-inches', input: `'5' "11"` },
  { detector: 'feet-and-inches', input: `48°51'24"` },
  { detector: 'feet-and-inches', input: '5 11' },
  { detector: 'feet-and-inches', input: `5'x11"` },
  { detector: 'feet-and-inches', input: '5 ft' },
  { detector: 'feet-and-inches', input: '11 in' },
  { detector: 'feet-and-inches', input: `it's 5'11"` },
] satisfies readonly Negative[];
