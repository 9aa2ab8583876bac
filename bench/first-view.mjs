// `npm run bench -- first-view`: when a guest on a slow phone sees the start page, the search and a machine, with pages
// drawn on the server and without, side by side; medians of three.
import { chromium } from 'playwright-core';
import { binaryOf, requireBinaries } from '../tools/test/services.mjs';
import { demoProduct } from './demo-product.mjs';

const PAGES = ['/', '/search', '/machines/1'];
const ROUNDS = 3;
/** Four times slower, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Kept by the page itself, from its first moment on. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcp = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.cls += value; })
    .observe({ type: 'layout-shift', buffered: true });
  localStorage.getItem('recordings') ?? localStorage.setItem('recordings', 'no');
`;
const startOf = (name) => `performance.getEntriesByName('${name}')[0]?.startTime ?? 0`;
const SEEN = `({ ...seen, fcp: ${startOf('first-contentful-paint')}, taken: ${startOf('taken over')} })`;

if (!process.env.CHROME_PATH) requireBinaries(['chromium']);
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? binaryOf('chromium') });
const products = await Promise.all([true, false].map((drawn) => demoProduct({ drawn })));
try {
  for (const path of PAGES) {
    const rounds = products.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { url }] of products.entries()) rounds[at].push(await seenAt(url + path));
    }
    for (const [at, { drawn }] of products.entries()) {
      const [fcp, lcp, taken, cls] = ['fcp', 'lcp', 'taken', 'cls'].map((name) =>
        median(rounds[at].map((one) => one[name])),
      );
      const what = drawn ? 'drawn on the server' : 'drawn in the browser';
      const works = drawn ? `  taken over ${ms(taken)}` : '';
      console.log(
        `${path.padEnd(12)} ${what.padEnd(22)} FCP ${ms(fcp)}  LCP ${ms(lcp)}  CLS ${cls.toFixed(3)}${works}`,
      );
    }
  }
} finally {
  await browser.close();
  products.forEach(({ stop }) => stop());
}

async function seenAt(address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  // A busy machine may not have painted anything yet.
  for (let tries = 0; tries < 60 && (await page.evaluate('seen.lcp')) === 0; tries += 1)
    await page.waitForTimeout(250);
  await page.waitForTimeout(500);
  const seen = await page.evaluate(SEEN);
  await context.close();
  return seen;
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

function ms(value) {
  return `${Math.round(value).toLocaleString('en-US').padStart(6)} ms`;
}
