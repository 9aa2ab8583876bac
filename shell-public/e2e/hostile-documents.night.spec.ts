import { sendRequest, call, people, type Visitor, visit } from '@yard/testing';
import { HOSTILE_HTML } from '../../backend/test/hostile-html';
import { look, lookAround, SHORT, watch } from './hostile/watch';

type Document = { id: number; kind: string; name: string; content: string };

const END = 'That was all of it.';
/** A placeholder that nobody knows is refused, and what follows a NUL may be lost: no payload behind one is tried. */
const KEPT = HOSTILE_HTML.filter((html) => !/\{\{|\0/.test(html));
const HOSTILE = `<p>Begin</p>${KEPT.join('')}`.slice(0, 90_000) + `</textarea></style></script><p>${END}</p>`;

/** Texts of an admin's, who may have been deceived: read by everybody, agreed to, and opened by themselves. */
describe('documents that somebody wrote to do harm', () => {
  let [ray, ada]: Visitor[] = [];
  let acts: string[][] = [];
  const as = (visitor: Visitor | undefined): Visitor => {
    if (!visitor) throw new Error('nobody is there');
    return visitor;
  };
  const publish = async (document: Omit<Document, 'id'>): Promise<Document> => {
    const { page } = as(ada);
    const made = await call<Document>(page, 'POST', '/api/documents', document);
    return call(page, 'POST', `/api/documents/${made.id}/publish`, {});
  };

  beforeAll(async () => {
    [ray, ada] = [await visit(), await visit('admin')];
    acts = [await watch(ray), await watch(ada)];
    await ray.signIn(people.ray);
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    for (const visitor of [ray, ada]) await visitor?.leave();
  });
  afterEach(() => expect(acts.flat()).toEqual([]));

  it('are text where they are read, compared and written', async () => {
    const document = await publish({ kind: 'other', name: SHORT, content: HOSTILE });

    await look(as(ray), '/documents', SHORT);
    await look(as(ray), '/documents/other', END);
    await look(as(ada), '/#/documents', SHORT);
    await look(as(ada), `/#/documents?open=${document.id}`, END);
    await look(as(ada), `/#/documents/${document.id}/edit`, END);
  });

  it('are text in the agreement that somebody accepts, and in the page that it is by itself', async () => {
    const query = '/api/documents?kind=rental_agreement';
    const before = (await call<{ data: Document[] }>(as(ray).page, 'GET', query)).data[0];
    await publish({ kind: 'rental_agreement', name: SHORT, content: HOSTILE });
    const { page } = as(ray);
    const machines = await call<{ data: { id: number; user_name: string }[] }>(page, 'GET', '/api/machines');
    const machine = machines.data.find(({ user_name }) => user_name !== 'Ray Renter')?.id ?? 0;

    await page.goto(`/machines/${machine}/request?from=2027-10-04&to=2027-10-08`);
    await page.getByRole('radio', { name: /Research Boulevard/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: `Read: ${SHORT}` }).click();
    await page.getByRole('dialog').getByText(END).waitFor();
    await lookAround(as(ray));
    const rental = await sendRequest(page, machine, '2027-10-04', '2027-10-08');
    await page.goto(`/rentals/${rental}`);
    await page.getByRole('button', { name: 'Read the rental agreement' }).click();
    await page.getByText(END).first().waitFor();
    await lookAround(as(ray));

    await page.goto('/documents');
    await publish({ kind: 'rental_agreement', name: before?.name ?? '', content: before?.content ?? '' });
  });
});
