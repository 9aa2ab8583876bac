import { call, people, type Visitor, visit } from '@yard/testing';

const MORE = 60;

type Id = { id: number };
type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (box: Promise<Box | null>): Promise<Box> => {
  const found = await box;
  if (!found) throw new Error('It is not on the page');
  return found;
};

describe('long lists of the back office', () => {
  let ada: Visitor;
  let made: Id[] = [];

  beforeAll(async () => {
    ada = await visit('admin', { width: 1280, height: 600 });
    await ada.signIn(people.ada);
    made = [];
    for (let index = 10; index < 10 + MORE; index += 1) {
      made.push(await call<Id>(ada.page, 'POST', '/api/machine_types', { name: `Aa type ${index}` }));
    }
  });
  afterAll(async () => {
    for (const { id } of made) await call(ada.page, 'DELETE', `/api/machine_types/${id}`);
    await ada.leave();
  });

  it('open the record that the address names, whatever page it is on', async () => {
    const last = made.at(-1)?.id;

    await ada.page.goto(`/#/machine_types?open=${last}`);

    await ada.page.getByRole('row', { name: /Aa type 10\b/ }).waitFor();
    expect(await ada.page.getByRole('row', { name: /Aa type 69/ }).count()).toBe(0);
    await ada.page.getByRole('heading', { name: 'Aa type 69' }).waitFor();
  });

  it('show the next page from its top', async () => {
    const { page } = ada;
    await page.goto('/#/machine_types');
    await page.getByRole('row', { name: /Aa type 10\b/ }).waitFor();
    const next = page.getByRole('button', { name: /next/i });
    await next.scrollIntoViewIfNeeded();

    await next.click();

    await page.getByRole('row', { name: /Aa type 69/ }).waitFor();
    const first = await boxOf(page.getByRole('row').nth(1).boundingBox());
    expect(first.y).toBeGreaterThanOrEqual(0);
    expect(first.y).toBeLessThan(600);
  });
});

describe('a toast on a phone', () => {
  it('covers no button, and stays with its page', async () => {
    const { page, signIn, leave } = await visit('admin', { width: 375, height: 700 });
    await signIn(people.ada);
    // Attributes would fill the form with buttons, and leave a toast no place.
    const { id } = await call<Id>(page, 'POST', '/api/machine_types', { name: 'Without attributes' });
    await page.goto(`/#/machine_types?open=${id}`);
    const name = page.getByRole('form', { name: 'Machine type' }).getByLabel('Name');
    await name.fill(await name.inputValue());

    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const toast = page.getByRole('status').filter({ hasText: 'Machine type saved.' });
    await toast.waitFor();
    const covered = () =>
      toast.evaluate((region) => {
        const box = (region.firstElementChild ?? region).getBoundingClientRect();
        return [...document.querySelectorAll('a[href], button')]
          .filter((element) => !region.contains(element))
          .map((element) => ({ element, at: element.getBoundingClientRect() }))
          .filter(({ at }) => at.width > 1 && at.height > 1)
          .filter(
            ({ at }) =>
              at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
          )
          .map(({ element }) => element.outerHTML.slice(0, 120));
      });
    for (let look = 0; look < 5; look += 1) {
      await page.waitForTimeout(250);
      if (look > 1) expect(await covered()).toEqual([]);
    }

    await page.evaluate("location.hash = '#/users'");

    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await toast.waitFor({ state: 'detached' });
    await call(page, 'DELETE', `/api/machine_types/${id}`);
    await leave();
  });
});

it('an announcement stands beside the menu, not over it', async () => {
  const { page, signIn, leave } = await visit('admin', { width: 1280, height: 800 });
  await signIn(people.ada);
  const [starts_at, ends_at] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const announcement = { content: 'Card payments pause.', starts_at, ends_at };
  const { id } = await call<Id>(page, 'POST', '/api/announcements', announcement);
  await page.reload();
  const words = page.getByRole('region', { name: 'Announcement', exact: true });
  await words.getByText('Card payments pause.').waitFor();

  const [menu, bar] = [await boxOf(page.locator('aside').boundingBox()), await boxOf(words.boundingBox())];

  expect(bar.x).toBeGreaterThanOrEqual(menu.x + menu.width);
  await call(page, 'DELETE', `/api/announcements/${id}`);
  await leave();
});

describe('the box for a message', () => {
  it('is below the newest message of a long thread, and nothing lies over it', async () => {
    const { page, signIn, leave } = await visit('public', { width: 1280, height: 600 });
    await signIn(people.ray);
    const ticket = await call<Id>(page, 'POST', '/api/support_tickets', { message: 'A long story' });
    for (let index = 0; index < 20; index += 1) {
      const content = `Line ${index}\nand more\nand more`;
      await call(page, 'POST', `/api/support_tickets/${ticket.id}/messages`, { content });
    }
    await page.goto(`/support/${ticket.id}`);
    await page.getByText('Line 19').waitFor();

    const box = page.getByLabel('Your message');
    await box.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(box.boundingBox());
    const newest = await boxOf(page.getByText('Line 19').boundingBox());
    expect(newest.y).toBeGreaterThan(0);
    expect(newest.y + newest.height).toBeLessThanOrEqual(y);
    const isOnTop = await box.evaluate(
      (element, [left, top]) => element.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
      [x + width / 2, y + height / 2],
    );
    expect(isOnTop).toBe(true);
    await leave();
  });
});
