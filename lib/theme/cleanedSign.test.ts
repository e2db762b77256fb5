/** @jest-environment node */
import sharp from 'sharp';
import { cleanedSign } from './cleanedSign';
import { largestSign } from './cleanSign';
import { signNames, signs } from './signs';

const svg = (inside: string, attributes = 'viewBox="0 0 96 96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const line = '<path d="M8 8l80 80"/>';

test.each([
  ['een script', svg(`${line}<script>alert(1)</script>`)],
  ['een script', svg('<path d="M8 8h9" onclick="alert(1)"/>')],
  ['een script', svg(`<a xlink:href="javascript:alert(1)">${line}</a>`)],
  ['een foto', svg(`${line}<image xlink:href="data:image/png;base64,AAAA" width="9" height="9"/>`)],
  ['een foto', svg(`${line}<filter id="f"><feImage href="#a"/></filter>`)],
  [
    'een stuk van een webpagina',
    svg(`${line}<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>`),
  ],
  ...[
    `<use xlink:href="https://elders.example/a.svg#a"/>${line}`,
    `<style>@import "https://elders.example/a.css";</style>${line}`,
    `<style>path{fill:url("https://elders.example/a.svg#a")}</style>${line}`,
    `<style>path{fill:u\\72l(//elders.example)}</style>${line}`,
    '<path d="M8 8h9" style="fill:url(//elders.example/a)"/>',
    '<path d="M8 8h9" fill="url( https://elders.example/a )"/>',
    '<a href="https://elders.example/"><path d="M8 8h9"/></a>',
  ].map((inside): [string, string] => ['een verwijzing naar iets buiten de tekening', svg(inside)]),
  ['een bestand dat geen svg is', '\u0089PNG'],
  ['een bestand dat geen svg is', '<html><body/></html>'],
  ['een bestand dat geen svg is', svg('<path d="M0 0">')],
  ['een bestand dat geen svg is', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['een bestand van 21 kB', svg(`<path d="${'M8 8h9'.repeat(largestSign / 6)}"/>`)],
  ['een tekening zonder lijnen of zonder maat', svg('<g/>')],
  ['een tekening zonder lijnen of zonder maat', svg(line, 'width="100%"')],
])('%s is refused', (found, text) => {
  expect(cleanedSign(text)).toEqual({ found });
});

test('what a drawing program writes of itself and of its user is gone; the drawing is as it was', async () => {
  const { svg: cleaned = '' } = cleanedSign(
    `<?xml version="1.0"?><?xml-stylesheet href="a.css"?><!-- Maker -->${svg(
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.example" id="n"/><metadata><author>An</author></metadata><title>An</title>
      <style>.a{fill:url(#b)}</style><defs><linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#d3213a"/></linearGradient>
      <clipPath id="c"><use xlink:href="#d"/></clipPath></defs><path id="d" class="a" style="clip-path:url(#c)" d="M8 8h80v80z"/>`,
      'width="96px" height="48" x="3" inkscape:export-filename="C:\\An\\teken.png" xmlns:inkscape="http://inkscape.example"',
    )}`,
  );
  expect(cleaned).not.toMatch(/An|Maker|stylesheet|width=|height=|sodipodi|inkscape/);
  expect(cleaned).toContain('viewBox="0 0 96 48"');
  for (const part of [
    'linearGradient id="b" gradientUnits="userSpaceOnUse"',
    'xlink:href="#d"',
    'class="a"',
    'clip-path:url(#c)',
  ])
    expect(cleaned).toContain(part);
  const { data, info } = await sharp(Buffer.from(cleaned)).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((10 * info.width + 60) * info.channels).subarray(0, 3)]).toEqual([211, 33, 58]);
});

test.each(signNames)('our own %s passes as it is', (name) => {
  expect(cleanedSign(svg(signs[name])).svg).toContain(signs[name].slice(0, 30));
});
