import { render, screen } from '@testing-library/react';
import { QrCode, qrCodeOf } from './QrCode';

test('a QR code has its dark modules, white around it, and a name', async () => {
  const address = `https://www.groep.example/beheer/#uitnodiging=${'aZ09_-'.repeat(60)}`;
  const code = await qrCodeOf(address);
  render(<QrCode code={code} name="QR-code van de uitnodiging" />);
  const drawing = screen.getByRole('img', { name: 'QR-code van de uitnodiging' });
  const { data, size } = code;
  expect(drawing).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const drawn = data.map((row) => row.map(() => false));
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(data);
  expect(data.slice(0, 4).flat().concat(data.slice(-4).flat())).not.toContain(true);
  expect(drawing.outerHTML).not.toContain('style');
});
