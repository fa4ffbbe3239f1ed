/** All other kinds of quantities, in the format of `mechanicalKinds`. */
export const otherKinds = {
  frequency: [
    ['Hz', 'hertz'],
    ['kHz', 'kilohertz'],
    ['MHz', 'megahertz'],
    ['GHz', 'gigahertz'],
    ['1/min', 'perMinute'],
  ],
  angularVelocity: [
    ['rpm', 'turnPerMinute'],
    ['rad/s', 'radianPerSecond'],
    ['°/s', 'degreePerSecond'],
  ],
  angle: [
    ['turn', 'turn'],
    ['°', 'degree'],
    ['arcmin', 'arcminute'],
    ['arcsec', 'arcsecond'],
    ['gon', 'gon'],
    ['rad', 'radian'],
    ['mrad', 'milliradian'],
  ],
  solidAngle: [['sr', 'steradian']],
  temperature: [
    ['K', 'kelvin'],
    ['°C', 'degreeCelsius'],
    ['°F', 'degreeFahrenheit'],
    ['°R', 'degreeRankine'],
  ],
  data: [
    ['bit', 'bit'],
    ['B', 'byte'],
  ],
  dataRate: [
    ['bit/s', 'bitPerSecond'],
    ['kbit/s', 'kilobitPerSecond'],
    ['Mbit/s', 'megabitPerSecond'],
    ['Gbit/s', 'gigabitPerSecond'],
    ['B/s', 'bytePerSecond'],
    ['MB/s', 'megabytePerSecond'],
  ],
  current: [
    ['A', 'ampere'],
    ['mA', 'milliampere'],
  ],
  charge: [
    ['C', 'coulomb'],
    ['Ah', 'ampereHour'],
    ['e_C', 'elementaryCharge'],
  ],
  voltage: [
    ['V', 'volt'],
    ['mV', 'millivolt'],
    ['kV', 'kilovolt'],
  ],
  resistance: [
    ['Ω', 'ohm'],
    ['kΩ', 'kiloohm'],
  ],
  conductance: [['S', 'siemens']],
  capacitance: [
    ['F', 'farad'],
    ['µF', 'microfarad'],
  ],
  inductance: [['H', 'henry']],
  magneticFlux: [['Wb', 'weber']],
  magneticFluxDensity: [
    ['T', 'tesla'],
    ['Gs', 'gauss'],
  ],
  luminousIntensity: [['cd', 'candela']],
  luminousFlux: [['lm', 'lumen']],
  illuminance: [
    ['lx', 'lux'],
    ['fc', 'footCandle'],
  ],
  activity: [
    ['Bq', 'becquerel'],
    ['Ci', 'curie'],
  ],
  absorbedDose: [['Gy', 'gray']],
  doseEquivalent: [
    ['Sv', 'sievert'],
    ['rem', 'rem'],
  ],
  amount: [['mol', 'mole']],
  concentration: [['mol/L', 'molePerLiter']],
  density: [
    ['kg/m³', 'kilogramPerCubicMeter'],
    ['g/cm³', 'gramPerCubicCentimeter'],
    ['lb/ft³', 'poundPerCubicFoot'],
    ['lb/US gal', 'poundPerGallon'],
  ],
  flow: [
    ['m³/s', 'cubicMeterPerSecond'],
    ['m³/h', 'cubicMeterPerHour'],
    ['L/s', 'literPerSecond'],
    ['L/min', 'literPerMinute'],
    ['US gal/min', 'gallonPerMinute'],
    ['cfm', 'cubicFootPerMinute'],
  ],
  dynamicViscosity: [
    ['Pa·s', 'pascalSecond'],
    ['cP', 'centipoise'],
  ],
  kinematicViscosity: [
    ['m²/s', 'squareMeterPerSecond'],
    ['cSt', 'centistokes'],
  ],
  thermalConductivity: [
    ['W/(m·K)', 'wattPerMeterKelvin'],
    ['BTU/(h·ft·°F)', 'britishThermalUnitPerHourFootDegree'],
  ],
  heatTransfer: [
    ['W/(m²·K)', 'wattPerSquareMeterKelvin'],
    ['BTU/(h·ft²·°F)', 'britishThermalUnitPerHourSquareFootDegree'],
  ],
  fuelConsumption: [['L/100 km', 'literPer100Kilometers']],
  fuelEconomy: [
    ['km/L', 'kilometerPerLiter'],
    ['US mpg', 'milePerGallon'],
    ['imp mpg', 'milePerImperialGallon'],
  ],
  ratio: [
    ['1', 'one'],
    ['%', 'percent'],
    ['‰', 'perMille'],
    ['ppm', 'partPerMillion'],
    ['ppb', 'partPerBillion'],
  ],
} as const;
