import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { printedFrom } from './printed-picture';

const STROKE = {
  input: Buffer.from('<svg width="40" height="20"><rect width="10" height="20" fill="#000"/></svg>'),
};
const drawing = () =>
  sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([STROKE]);

it.each(['png', 'webp', 'gif'] as const)(
  'prints dark strokes on white where a %s is transparent',
  async (format) => {
    const stored = await drawing().toFormat(format).toBuffer();
    const { bytes, width, height, sha256 } = await printedFrom(stored);
    const colors = async (left: number) => {
      const piece = await sharp(bytes).extract({ left, top: 5, width: 4, height: 8 }).toBuffer();
      return (await sharp(piece).stats()).channels.map(({ mean }) => Math.round(mean / 10));
    };

    expect([width, height]).toEqual([40, 20]);
    expect(await colors(2)).toEqual([0, 0, 0]);
    expect(await colors(30)).toEqual([26, 26, 26]);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(sha256).toBe(createHash('sha256').update(stored).digest('hex'));
  },
);

it('prints no more of a picture than 900 pixels on its longer side, and makes none larger', async () => {
  const large = await drawing().resize(2000, 1000).png().toBuffer();

  expect(await printedFrom(large)).toMatchObject({ width: 900, height: 450 });
});
