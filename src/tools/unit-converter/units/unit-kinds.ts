/** One kind of quantity: its units in the order in which they are listed, each with the key of its name. */
export interface UnitKind {
  readonly kind: string;
  readonly units: readonly (readonly [unit: string, name: string])[];
}

const kind = <const Kind extends string>(name: Kind, listed: string): { readonly kind: Kind; readonly units: UnitKind['units'] } => ({
  kind: name,
  units: listed.split(',').map((each) => {
    const [unit = '', key = ''] = each.split('=');
    return [unit.trim(), key.trim()] as const;
  }),
});

export const unitKinds = [
  kind(
    'length',
    `nm=nanometer, µm=micrometer, mm=millimeter, cm=centimeter, m=meter, km=kilometer, mil=mil, in=inch, ft=foot, yd=yard, fathom=fathom,
     furlong=furlong, mi=mile, nmi=nauticalMile, survey ft=surveyFoot, Å=angstrom, au=astronomicalUnit, ly=lightYear, pc=parsec, px=pixel,
     pt=point, pica=pica`,
  ),
  kind(
    'area',
    `mm²=squareMillimeter, cm²=squareCentimeter, m²=squareMeter, km²=squareKilometer, ha=hectare, in²=squareInch, ft²=squareFoot,
     yd²=squareYard, mi²=squareMile, acre=acre`,
  ),
  kind(
    'volume',
    `m³=cubicMeter, L=liter, mL=milliliter, cm³=cubicCentimeter, in³=cubicInch, ft³=cubicFoot, US gal=gallon, US qt=quart, US pint=pint,
     US cup=cup, US fl oz=fluidOunce, US tbsp=tablespoon, US tsp=teaspoon, bbl=barrel, imp gal=imperialGallon, imp pint=imperialPint,
     imp fl oz=imperialFluidOunce`,
  ),
  kind(
    'mass',
    `µg=microgram, mg=milligram, g=gram, kg=kilogram, t=tonne, gr=grain, oz=ounce, lb=pound, st=stone, short ton=shortTon,
     long ton=longTon, ozt=troyOunce, ct=carat, slug=slug`,
  ),
  kind('time', 'ns=nanosecond, µs=microsecond, ms=millisecond, s=second, min=minute, h=hour, d=day, wk=week, month=month, yr=year'),
  kind('speed', 'm/s=meterPerSecond, km/h=kilometerPerHour, mph=milePerHour, kn=knot, ft/s=footPerSecond, c=speedOfLight'),
  kind('acceleration', 'm/s²=meterPerSquareSecond, ft/s²=footPerSquareSecond, gn=standardGravity, Gal=gal'),
  kind('force', 'N=newton, kN=kilonewton, dyn=dyne, kgf=kilogramForce, lbf=poundForce, pdl=poundal'),
  kind(
    'pressure',
    `Pa=pascal, hPa=hectopascal, kPa=kilopascal, MPa=megapascal, bar=bar, mbar=millibar, atm=atmosphere, Torr=torr,
     mmHg=millimeterOfMercury, inHg=inchOfMercury, psi=poundPerSquareInch, at=technicalAtmosphere`,
  ),
  kind(
    'energy',
    `J=joule, kJ=kilojoule, MJ=megajoule, Wh=wattHour, kWh=kilowattHour, cal=calorie, kcal=kilocalorie, cal_IT=internationalCalorie,
     BTU=britishThermalUnit, eV=electronvolt, erg=erg`,
  ),
  kind('torque', 'N·m=newtonMeter, kgf·m=kilogramForceMeter, lbf·ft=poundForceFoot, lbf·in=poundForceInch'),
  kind('power', 'W=watt, mW=milliwatt, kW=kilowatt, MW=megawatt, hp=horsepower, PS=metricHorsepower, BTU/h=britishThermalUnitPerHour'),
  kind('frequency', 'Hz=hertz, kHz=kilohertz, MHz=megahertz, GHz=gigahertz, 1/min=perMinute'),
  kind('angularVelocity', 'rpm=turnPerMinute, rad/s=radianPerSecond, °/s=degreePerSecond'),
  kind('angle', 'turn=turn, °=degree, arcmin=arcminute, arcsec=arcsecond, gon=gon, rad=radian, mrad=milliradian'),
  kind('solidAngle', 'sr=steradian'),
  kind('temperature', 'K=kelvin, °C=degreeCelsius, °F=degreeFahrenheit, °R=degreeRankine'),
  kind('data', 'bit=bit, B=byte'),
  kind(
    'dataRate',
    `bit/s=bitPerSecond, kbit/s=kilobitPerSecond, Mbit/s=megabitPerSecond, Gbit/s=gigabitPerSecond, B/s=bytePerSecond,
     MB/s=megabytePerSecond`,
  ),
  kind('current', 'A=ampere, mA=milliampere'),
  kind('charge', 'C=coulomb, Ah=ampereHour, e_C=elementaryCharge'),
  kind('voltage', 'V=volt, mV=millivolt, kV=kilovolt'),
  kind('resistance', 'Ω=ohm, kΩ=kiloohm'),
  kind('conductance', 'S=siemens'),
  kind('capacitance', 'F=farad, µF=microfarad'),
  kind('inductance', 'H=henry'),
  kind('magneticFlux', 'Wb=weber'),
  kind('magneticFluxDensity', 'T=tesla, Gs=gauss'),
  kind('luminousIntensity', 'cd=candela'),
  kind('luminousFlux', 'lm=lumen'),
  kind('illuminance', 'lx=lux, fc=footCandle'),
  kind('activity', 'Bq=becquerel, Ci=curie'),
  kind('absorbedDose', 'Gy=gray'),
  kind('doseEquivalent', 'Sv=sievert, rem=rem'),
  kind('amount', 'mol=mole'),
  kind('concentration', 'mol/L=molePerLiter'),
  kind('density', 'kg/m³=kilogramPerCubicMeter, g/cm³=gramPerCubicCentimeter, lb/ft³=poundPerCubicFoot, lb/US gal=poundPerGallon'),
  kind(
    'flow',
    `m³/s=cubicMeterPerSecond, m³/h=cubicMeterPerHour, L/s=literPerSecond, L/min=literPerMinute, US gal/min=gallonPerMinute,
     cfm=cubicFootPerMinute`,
  ),
  kind('dynamicViscosity', 'Pa·s=pascalSecond, cP=centipoise'),
  kind('kinematicViscosity', 'm²/s=squareMeterPerSecond, cSt=centistokes'),
  kind('thermalConductivity', 'W/(m·K)=wattPerMeterKelvin, BTU/(h·ft·°F)=britishThermalUnitPerHourFootDegree'),
  kind('heatTransfer', 'W/(m²·K)=wattPerSquareMeterKelvin, BTU/(h·ft²·°F)=britishThermalUnitPerHourSquareFootDegree'),
  kind('fuelConsumption', 'L/100 km=literPer100Kilometers'),
  kind('fuelEconomy', 'km/L=kilometerPerLiter, US mpg=milePerGallon, imp mpg=milePerImperialGallon'),
  kind('ratio', '1=one, %=percent, ‰=perMille, ppm=partPerMillion, ppb=partPerBillion'),
] as const;

export type Kind = (typeof unitKinds)[number]['kind'];
