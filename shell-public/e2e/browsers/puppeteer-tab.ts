import { createHash } from 'node:crypto';
import puppeteer, { type Page } from 'puppeteer-core';
import { PATIENCE_MS, type Tab } from './tab';

const ENGINES = {
  chrome: {
    path: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--window-size=1280,900'],
  },
  firefox: {
    path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    args: ['--width=1280', '--height=900'],
  },
} as const;

/**
 * A browser of its own for one person: two contexts of one Firefox share a window, and what is behind is throttled.
 *
 * @param engine  Firefox speaks WebDriver BiDi
 */
export async function puppeteerTab(engine: keyof typeof ENGINES): Promise<Tab> {
  const { path, args } = ENGINES[engine];
  const browser = await puppeteer.launch({
    browser: engine,
    executablePath: path,
    headless: true,
    args: [...args],
    defaultViewport: { width: 1280, height: 900 },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error(`${engine} has no page`);
  page.setDefaultTimeout(PATIENCE_MS);
  const heard = listen(page);
  const shown = async (xpath: string) => {
    const found = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (!found) throw new Error(`${xpath} is gone`);
    return found;
  };

  return {
    open: async (address) => void (await page.goto(address)),
    see: async (xpath) => void (await shown(xpath)),
    click: async (xpath) => (await shown(xpath)).click(),
    type: async (xpath, text) => (await shown(xpath)).type(text),
    address: () => Promise.resolve(page.url()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    complaints: () => Promise.resolve(heard),
    close: () => browser.close(),
  };
}

/** What Firefox prints of code that it gave up because the page is left: it is not that of nothing. */
const GIVEN_UP = `computed hash is “${createHash('sha256').digest('base64')}”`;

/** A guest's `GET /api/user` is answered with 401, which browsers print; that is no complaint. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(GIVEN_UP)) heard.push(String(error));
  });
  page.on('console', (message) => {
    const isGuest = message.location().url?.endsWith('/api/user') ?? message.text().includes('401');
    if (message.type() === 'error' && !isGuest) heard.push(message.text());
  });
  return heard;
}
