import { isTakenOver, NO_WEBGL, type Visitor, violations, visit } from '@yard/testing';

const MAP = { name: 'Map of the machine’s location' };
const regionOf = ({ page }: Visitor) => page.getByRole('region', MAP);
const wordsOf = ({ page }: Visitor) =>
  page.getByText(/^In [A-Z].*, [A-Z]{2}\. The map shows about where, not the address\./);

describe('the map on a machine’s page', () => {
  it('comes once a reader is near, shows where about it stands, and asks nobody else', async () => {
    const visitor = await visit('public', { width: 1280, height: 860 });
    const { page, complaints, settled } = visitor;
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto('/machines/1');
    await isTakenOver(visitor);
    await page.mouse.move(5, 5);
    await page.getByRole('heading', { name: 'Location' }).waitFor();
    await settled();
    const before = asked.length;
    expect(await regionOf(visitor).count()).toBe(0);

    await wordsOf(visitor).scrollIntoViewIfNeeded();
    await regionOf(visitor).getByRole('button', { name: 'Nearer' }).waitFor();
    await settled();

    expect(asked.slice(before).some(({ pathname }) => /maplibre/.test(pathname))).toBe(true);
    expect(new Set(asked.map(({ origin }) => origin)).size).toBe(1);
    expect(await isPaintedSoon(visitor)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await regionOf(visitor).getByRole('button', { name: 'Skip the map' }).press('Enter');
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(/about where, not the address/);
    expect(complaints).toEqual([]);
    await visitor.leave();
  });

  it('leaves its words where nothing draws it, on a phone', async () => {
    const visitor = await visit('public', { width: 320, height: 640 });
    const { page, complaints, settled } = visitor;
    await page.addInitScript(NO_WEBGL);
    await page.goto('/machines/1');
    await page.mouse.move(5, 5);
    await wordsOf(visitor).scrollIntoViewIfNeeded();
    await page.getByText('This browser shows no maps').waitFor();
    await settled();

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await visitor.leave();
  });
});

/** The network is idle before the last picture is drawn. */
async function isPaintedSoon(visitor: Visitor): Promise<boolean> {
  for (let turn = 0; turn < 600; turn += 1) if (await paintedMiddle(visitor)) return true;
  return false;
}

/** Whether the middle of the map, where the circle is, has its yellow. */
async function paintedMiddle(visitor: Visitor): Promise<boolean> {
  const picture = await regionOf(visitor).screenshot();
  return visitor.page.evaluate(async (bytes) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))]),
    );
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const around = context?.getImageData(image.width / 2 - 6, image.height / 2 - 6, 12, 12).data ?? [];
    return Array.from(around).some((red, at) => at % 4 === 0 && red - (around[at + 2] ?? 0) > 80);
  }, picture.toString('base64'));
}
