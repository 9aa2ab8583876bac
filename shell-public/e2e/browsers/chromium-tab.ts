import { chromium } from 'playwright-core';
import { PATIENCE_MS, type Tab } from './tab';

export async function chromiumTab(): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    // A guest's is answered with 401, which browsers print; that is no complaint.
    const isGuest = message.location().url.endsWith('/api/user');
    if (message.type() === 'error' && !isGuest) heard.push(message.text());
  });
  const first = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first();

  return {
    open: async (address) => void (await page.goto(address)),
    see: (xpath) => first(xpath).waitFor(),
    click: (xpath) => first(xpath).click(),
    type: (xpath, text) => first(xpath).pressSequentially(text),
    address: () => Promise.resolve(page.url()),
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    complaints: () => Promise.resolve(heard),
    close: () => browser.close(),
  };
}
