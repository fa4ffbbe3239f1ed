import { expect, test } from 'vitest';
import { convert } from './run.ts';

// Python colorsys. Theme variables of shadcn/ui are a hue and two percentages; design tools write the degree sign.
test.each([
  ['142.1 76.2% 36.3%', '#16a34a'],
  ['142.1, 76.2%, 36.3%', '#16a34a'],
  ['142.1deg 76.2% 36.3%', '#16a34a'],
  ['142.1° 76.2% 36.3%', '#16a34a'],
  ['142.1 76.2% 36.3% / 50%', '#16a34a80'],
  ['hsl(219°, 34%, 46%)', '#4d699d'],
  ['hsl(219 ° 34% 46%)', '#4d699d'],
  ['hwb(0° 0% 0%)', '#ff0000'],
  ['100% 0% 0%', '#ff0000'],
  ['255 0 0', '#ff0000'],
  // Text copied together with a color
  ['"#1ea54c",', '#1ea54c'],
  ['“#1ea54c”', '#1ea54c'],
  ['color: #1ea54c !important;', '#1ea54c'],
  ['--primary: 142.1 76.2% 36.3%;', '#16a34a'],
  ['"brand": "#1ea54c",', '#1ea54c'],
  ['$brand: rgb(30, 165, 76);', '#1ea54c'],
  ['[30, 165, 76]', '#1ea54c'],
  ['(30, 165, 76)', '#1ea54c'],
  ['＃１ｅａ５４ｃ', '#1ea54c'],
  ['rgb(30，165，76)', '#1ea54c'],
  ['\u200B#1ea54c\u00A0', '#1ea54c'],
  // Code: the manuals of Flutter, .NET, UIKit, SwiftUI, GLSL, and glTF
  ['const Color(0xFF42A5F5)', '#42a5f5'],
  ['Color.fromARGB(128, 66, 165, 245)', '#42a5f580'],
  ['Color.FromArgb(66, 165, 245)', '#42a5f5'],
  ['UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)', '#336699'],
  ['Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)', '#33669980'],
  ['vec4(1.0, 0.5, 0.0, 0.5)', '#ff800080'],
  ['vec3(1., .5, 0.)', '#ff8000'],
  ['[1.0, 0.5, 0.0, 1.0]', '#ff8000'],
  ['0.2 0.4 0.6', '#336699'],
  ['1 1 1', '#010101'],
  // Labels of design tools
  ['R: 30 G: 165 B: 76', '#1ea54c'],
  ['r=30, g=165, b=76', '#1ea54c'],
  ['RGB(30; 165; 76)', '#1ea54c'],
  ['C=0 M=100 Y=100 K=0', '#ff0000'],
  ['C=0 M=0 Y=0 K=1', '#fcfcfc'],
  // Separators that CSS does not allow
  ['rgb(100%, 0, 0)', '#ff0000'],
  ['hsl(120, 100, 50)', '#00ff00'],
  ['hwb(120, 0%, 50%)', '#008000'],
  ['rgba(255 0 0 0.5)', '#ff000080'],
])('reads %j as %s', (color, hex) => {
  expect(convert({ color, commaSyntax: false })).toMatchObject({ value: { hex } });
});

test.each(['hsl(120, 1, 0.5)', 'rgb(1 2)', 'rgb(1 2 3 4 5)', '"red', 'R:255 G:0', 'color(0x12345)', '1.0 0.5', 'hsl(var(--primary))'])(
  'refuses %j',
  (color) => {
    expect(convert({ color, commaSyntax: false })).toMatchObject({ ok: false, error: { code: 'notAColor' } });
  },
);
