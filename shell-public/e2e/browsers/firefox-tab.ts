import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bidi } from './bidi';
import { soon, type Tab } from './tab';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

type Value = { type: string; sharedId?: string; value?: unknown };
type Evaluated =
  { type: 'success'; result: Value } | { type: 'exception'; exceptionDetails: { text: string } };

/** A browser of its own for one person: two contexts of one Firefox share a window, and what is behind is throttled. */
export async function firefoxTab(): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'yard-firefox-'));
  const args = [
    '--headless',
    '--width=1280',
    '--height=900',
    '--profile',
    folder,
    '--remote-debugging-port=0',
  ];
  const firefox = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  const bidi = await Bidi.connect(`${await addressOf(firefox)}/session`, (event, params) => {
    if (event === 'log.entryAdded') complaints.push(...complaintsOf(params as LogEntry));
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = String(contexts[0]?.context);
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const close = async () => {
    const ended = new Promise((resolve) => firefox.once('exit', resolve));
    await bidi.send('browser.close', {});
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...tabOf(bidi, context), complaints: () => Promise.resolve(complaints), close };
}

function tabOf(bidi: Bidi, context: string): Omit<Tab, 'complaints' | 'close'> {
  const run = async (expression: string): Promise<Value> => {
    const params = { expression, target: { context }, awaitPromise: true };
    const evaluated = await bidi.send<Evaluated>('script.evaluate', params);
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result;
  };
  // Of what a page is left for nothing comes back.
  const shown = (xpath: string, more = '') =>
    soon(xpath, async () => {
      const found = await run(`(${FIND})(${JSON.stringify(xpath)}, (element) => { ${more} })`).catch(
        () => null,
      );
      return found?.sharedId;
    });
  const act = (source: object) => bidi.send('input.performActions', { context, actions: [source] });

  return {
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    see: async (xpath) => void (await shown(xpath)),
    click: async (xpath) => {
      const sharedId = await shown(xpath, "element.scrollIntoView({ block: 'center' });");
      const origin = { type: 'element', element: { sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', actions });
    },
    type: async (xpath, text) => {
      await shown(xpath, 'element.focus();');
      const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },
    address: async () => String((await run('location.href')).value),
    evaluate: async <T>(expression: string) => {
      const text = await run(`Promise.resolve(${expression}).then((value) => JSON.stringify(value))`);
      return JSON.parse(String(text.value)) as T;
    },
  };
}

/** The first that is shown, with something done to it; null without one. */
const FIND = `(xpath, act) => {
  const all = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < all.snapshotLength; index += 1) {
    const element = all.snapshotItem(index);
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) continue;
    act(element);
    return element;
  }
  return null;
}`;

function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error(`Firefox has ended: ${log}`)));
    firefox.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(log) ?? [];
      if (address) resolve(address);
    });
  });
}

type LogEntry = { level: string; text: string | null };

const GIVEN_UP = `computed hash is “${createHash('sha256').digest('base64')}”`;

/** A guest's `GET /api/user` is answered with 401, which browsers print; that is no complaint. */
function complaintsOf({ level, text }: LogEntry): string[] {
  const isQuiet = text === null || text.includes(GIVEN_UP) || text.includes('401');
  return level === 'error' && !isQuiet ? [text] : [];
}
