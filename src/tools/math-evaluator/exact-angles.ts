/**
 * The sines and tangents that are rational for a rational number of degrees, and their inverses. By Niven's theorem, there are no others.
 * Computed with a rounded π, cos(90°) would not be 0.
 */
const SINES = new Map([
  [0, 0],
  [30, 0.5],
  [90, 1],
  [150, 0.5],
  [180, 0],
  [210, -0.5],
  [270, -1],
  [330, -0.5],
]);
const TANGENTS = new Map([
  [0, 0],
  [45, 1],
  [90, Number.POSITIVE_INFINITY],
  [135, -1],
]);
const ARC_SINES = new Map([
  [-1, -90],
  [-0.5, -30],
  [0, 0],
  [0.5, 30],
  [1, 90],
]);
const ARC_TANGENTS = new Map([
  [-1, -45],
  [0, 0],
  [1, 45],
]);

type Exact = (value: number) => number | undefined;

const modulo = (degrees: number, period: number): number => ((degrees % period) + period) % period;
/** The reciprocal of 0 is Infinity, which is a pole. */
const reciprocal = (value: number | undefined): number | undefined => (value === undefined ? undefined : 1 / value);
const complement = (degrees: number | undefined): number | undefined => (degrees === undefined ? undefined : 90 - degrees);

const sine: Exact = (degrees) => SINES.get(modulo(degrees, 360));
const cosine: Exact = (degrees) => sine(degrees + 90);
const tangent: Exact = (degrees) => TANGENTS.get(modulo(degrees, 180));
const arcSine: Exact = (value) => ARC_SINES.get(value);
const arcCosine: Exact = (value) => complement(arcSine(value));
const arcTangent: Exact = (value) => ARC_TANGENTS.get(value);

/** Exact values for whole degrees. A pole is Infinity. `undefined` if the value is irrational. */
export const exactFunctions: Readonly<Record<string, Exact>> = {
  sin: sine,
  cos: cosine,
  tan: tangent,
  sec: (degrees) => reciprocal(cosine(degrees)),
  csc: (degrees) => reciprocal(sine(degrees)),
  cot: (degrees) => reciprocal(tangent(degrees)),
};

/** Degrees by exact value. `undefined` if they are irrational. */
export const exactInverses: Readonly<Record<string, Exact>> = {
  asin: arcSine,
  acos: arcCosine,
  atan: arcTangent,
  asec: (value) => arcCosine(1 / value),
  acsc: (value) => arcSine(1 / value),
  acot: (value) => (value === 0 ? 90 : arcTangent(1 / value)),
};
