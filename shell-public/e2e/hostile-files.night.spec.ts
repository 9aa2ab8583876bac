import { call, people, type Visitor, visit } from '@yard/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANARY, expectUntouched, lookAround, watch } from './hostile/watch';

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const ACT = `window.__owned=1;fetch('https://${CANARY}')`;
const PAGE = `<!doctype html><title>A page</title><p>A page</p><script>${ACT}</script><img src=x onerror="${ACT}">`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="${ACT}"><text y="20">A drawing</text><script>${ACT}</script></svg>`;
/** A browser's name of a file has no slash. */
const NAME = `"><img src=x onerror="window.__owned=1"><svg onload=alert(1)>{{7*7}}`;

type Media = { id: number; url: string; mime_type: string };

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

describe('files that somebody made to do harm', () => {
  let [olive, ada]: Visitor[] = [];
  let acts: string[][] = [];
  const as = (visitor: Visitor | undefined): Visitor => {
    if (!visitor) throw new Error('nobody is there');
    return visitor;
  };

  const openAlone = async (site: 'public' | 'admin', path: string, text?: string) => {
    const guest = await visit(site, { width: 800, height: 600, unasked: true });
    acts.push(await watch(guest));
    const answer = await guest.page.goto(path);
    if (text !== undefined) await guest.page.getByText(text).first().waitFor();
    await expectUntouched(guest);
    const [headers, body] = [answer?.headers(), await answer?.body()];
    await guest.leave();
    return { headers, body };
  };

  beforeAll(async () => {
    [olive, ada] = [await visit(), await visit('admin')];
    acts = [await watch(olive), await watch(ada)];
    await olive.signIn(people.olive);
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    for (const visitor of [olive, ada]) await visitor?.leave();
  });
  afterEach(() => expect(acts.flat()).toEqual([]));

  it('have names that are text, are refused unless they are pictures, and lose what is in no picture', async () => {
    const { page } = as(ada);
    await page.goto('/#/files');
    const both = Buffer.concat([DOT, Buffer.from(PAGE)]);

    await page
      .getByLabel('Files to upload')
      .setInputFiles([
        file(`${NAME}.png`, 'image/png', both),
        file(`${NAME}.svg`, 'image/svg+xml', DRAWING),
        file(`drawing ${NAME}.png`, 'image/png', DRAWING),
        file(`page ${NAME}.png`, 'image/png', PAGE),
      ]);
    for (const refused of ['drawing', 'page']) {
      await page.getByRole('button', { name: `Dismiss ${refused}` }).waitFor();
    }
    const kept = await call<{ data: Media[] }>(page, 'GET', '/api/media?search=onerror');
    expect(kept.data.map(({ mime_type }) => mime_type)).toEqual(['image/webp']);
    const [{ id, url } = { id: 0, url: '' }] = kept.data;
    // A browser sends a name without quotation marks; its owner can write them.
    await call(page, 'PATCH', `/api/media/${id}`, { name: NAME });
    await page.getByRole('complementary').getByText(NAME).waitFor();
    await lookAround(as(ada));

    const answer = await openAlone('admin', url);
    expect(answer.headers?.['content-type']).toBe('image/webp');
    expect(answer.body?.includes('script')).toBe(false);
    await call(page, 'DELETE', `/api/media/${id}`);
  });

  it('have names that are text on the form of a machine', async () => {
    const { page } = as(olive);
    await page.goto('/my-machines/1');
    await page.getByLabel('Photos to add').setInputFiles([file(`${NAME}.png`, 'image/png', PAGE)]);

    await page.getByRole('button', { name: `Dismiss ${NAME}.png` }).waitFor();
    await lookAround(as(olive));
  });

  // Uploads are encoded anew: such files come with the folder of another product, or by hand.
  it.each([
    ['page.html', PAGE, 'A page'],
    ['drawing.svg', DRAWING, 'A drawing'],
  ])('run nothing as %s in the folder of uploads, opened on either site', async (name, content, text) => {
    const folder = join(process.env.YARD_FOLDER ?? '', 'storage/media');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);

    for (const site of ['public', 'admin'] as const) await openAlone(site, `/media/${name}`, text);
  });
});
