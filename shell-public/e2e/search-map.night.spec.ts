import type { Locator } from 'playwright-core';
import { NO_WEBGL, violations, type Visitor, visit } from '@yard/testing';

const regionOf = ({ page }: Visitor) => page.getByRole('region', { name: 'Map of the machines found' });
/** One machine stands there, and no other near it. */
const ALONE = '/search?place=Conrad%2C+MT&radius=100';
const ACCENT = 'rgb(245, 179, 1)';

describe('the map of a search', () => {
  it('is in step with the list, searches where it is moved to, and asks nobody else', async () => {
    const visitor = await visit('public', { width: 1280, height: 860 });
    const { page, complaints, settled } = visitor;
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(ALONE);
    await page.getByRole('button', { name: 'Map' }).click();
    await page.waitForURL(/[?&]map=1/);
    const pin = regionOf(visitor).getByRole('button', { name: / a day$/ });
    await pin.waitFor();
    await settled();
    expect(await violations(page)).toEqual([]);
    const sources = await page.getByLabel('Toggle attribution').boundingBox();
    expect(sources?.height).toBe(sources?.width);

    const card = page.getByRole('list', { name: 'Machines found' }).getByRole('listitem').first();
    const fill = () => pin.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await fill();
    await card.hover();
    await expectSoon(fill, ACCENT);
    await page.mouse.move(5, 5);
    await expectSoon(fill, before);
    await pin.focus();
    expect(await card.evaluate((part) => getComputedStyle(part).outlineStyle)).toBe('solid');

    await pin.press('Enter');
    const chosen = regionOf(visitor).getByRole('group', { name: 'Chosen on the map' });
    expect(await chosen.getByRole('link').getAttribute('href')).toMatch(/^\/machines\/\d+\?at=/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });

    for (let step = 0; step < 3; step += 1) {
      await regionOf(visitor).getByRole('button', { name: 'Further away' }).click();
    }
    await regionOf(visitor).getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/[?&]at=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('map')).toBe('1');
    expect(Number(searchParams.get('radius'))).toBeGreaterThan(100);
    await settled();

    await page.reload();
    await regionOf(visitor)
      .getByRole('button', { name: / a day$|machines, from / })
      .first()
      .waitFor();
    expect([...asked]).toEqual([new URL(page.url()).origin]);
    expect(complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows all machines of a group that never falls apart', async () => {
    const visitor = await visit('public', { width: 1280, height: 860 });
    const { page } = visitor;
    await page.goto('/search?place=Austin%2C+TX&radius=250&map=1');
    const group = regionOf(visitor).getByRole('button', { name: /machines, from / });
    const chosen = regionOf(visitor).getByRole('group', { name: 'Chosen on the map' });
    let count = 0;
    for (let nearer = 0; nearer < 6 && (await chosen.count()) === 0; nearer += 1) {
      count = parseInt((await group.first().getAttribute('aria-label')) ?? '');
      await group.first().click();
      await page.waitForTimeout(1_000);
    }

    expect(count).toBeGreaterThan(10);
    expect(await chosen.getByRole('listitem').count()).toBe(count);
    await visitor.leave();
  });

  it('stands over the list on a phone, can be skipped, and is told to be missing where nothing draws it', async () => {
    const visitor = await visit('public', { width: 320, height: 640 });
    const { page, complaints, settled } = visitor;
    await page.goto(`${ALONE}&map=1`);
    await regionOf(visitor)
      .getByRole('button', { name: / a day$/ })
      .waitFor();
    await settled();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await violations(page)).toEqual([]);
    await asTouched(visitor);
    expect(await takesPresses(page.getByLabel('Toggle attribution'), 44)).toBe(true);
    await regionOf(visitor).getByRole('button', { name: 'Skip the map' }).press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toMatch(
      /^\/machines\/\d+\?at=/,
    );

    const pin = regionOf(visitor).getByRole('button', { name: / a day$/ });
    await pullDown(visitor, pin);
    await pin.press('Enter');
    const chosen = regionOf(visitor).getByRole('group', { name: 'Chosen on the map' });
    await expectSoon(async () => String((await lowerEdge(pin)) < (await upperEdge(chosen))), 'true');

    await page.addInitScript(NO_WEBGL);
    await page.reload();
    await page.getByText('This browser shows no maps').waitFor();
    await settled();
    expect(await page.getByRole('list', { name: 'Machines found' }).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await visitor.leave();
  });
});

async function asTouched({ page }: Visitor): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

/** Whether it is pressed wherever within a square of so many pixels around its middle. */
function takesPresses(button: Locator, size: number): Promise<boolean> {
  return button.evaluate(
    (element, reach) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const steps = [-reach, reach];
      return steps.every((right) =>
        steps.every((down) => {
          return document.elementFromPoint(x + width / 2 + right, y + height / 2 + down) === element;
        }),
      );
    },
    size / 2 - 1,
  );
}

/** Until the pin lies in the lower part of the map, where what is chosen is shown. */
async function pullDown({ page }: Visitor, pin: Locator): Promise<void> {
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (box === null) throw new Error('the pin is not in sight');
  const { x, y } = box;
  await page.mouse.move(x - 40, y - 60);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 70, { steps: 5 });
  // A map that is let go while it moves glides on.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expectSoon(async () => String((await upperEdge(pin)) > y + 110), 'true');
}

const upperEdge = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const lowerEdge = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : NaN;
};

async function expectSoon(read: () => Promise<string>, wanted: string): Promise<void> {
  for (let turn = 0; turn < 1_000 && (await read()) !== wanted; turn += 1) continue;
  expect(await read()).toBe(wanted);
}
