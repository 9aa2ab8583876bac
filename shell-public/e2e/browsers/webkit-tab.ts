import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { PATIENCE_MS, type Tab } from './tab';
import { freePort } from '../../../tools/test/free-port.cjs';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver';
const BROWSER = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Its protocol has no console: the page itself writes down what goes wrong, as soon as it can be asked to. */
const LISTEN = `
  if (!window.heard) {
    window.heard = [];
    addEventListener('error', (event) => window.heard.push(event.message));
    addEventListener('unhandledrejection', (event) => window.heard.push(String(event.reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.heard.push('refused by ' + effectiveDirective + ': ' + blockedURI));
  }
  return document.readyState === 'complete' && !window.isLeft;
`;
/** What was heard until now. */
const LEAVE = 'window.isLeft = true; return window.heard ?? [];';

/** Safari's engine for one person: a driver and a screen of their own. */
export async function webkitTab(): Promise<Tab> {
  const [port, screen] = [await freePort(), `:${200 + Math.floor(Math.random() * 800)}`];
  const display = spawn('Xvfb', [screen, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const environment = { ...process.env, DISPLAY: screen, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const server = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...environment, LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const driver = await connected(port);
  return tabOf(driver, [server, display]);
}

function tabOf(driver: WebDriver, processes: ChildProcess[]): Tab {
  const heard: string[] = [];
  const listens = () => driver.executeScript<boolean>(LISTEN);
  const shown = async (xpath: string) => {
    await listens();
    const found = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS, xpath);
    await driver.wait(until.elementIsVisible(found), PATIENCE_MS, xpath);
    return found;
  };
  return {
    open: async (address) => {
      heard.push(...(await driver.executeScript<string[]>(LEAVE)));
      await driver.get(address);
      await driver.wait(listens, PATIENCE_MS, address);
    },
    see: async (xpath) => void (await shown(xpath)),
    click: async (xpath) => {
      const found = await shown(xpath);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
      await found.click();
    },
    type: async (xpath, text) => (await shown(xpath)).sendKeys(text),
    address: () => driver.getCurrentUrl(),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression})`),
    complaints: async () => [
      ...heard,
      ...(await driver.executeScript<string[]>('return window.heard ?? []')),
    ],
    close: async () => {
      await driver.quit();
      processes.forEach((one) => one.kill('SIGTERM'));
    },
  };
}

/** The driver takes a moment to listen, and says nothing when it does. */
async function connected(port: number): Promise<WebDriver> {
  const wanted = new Capabilities();
  wanted.set('browserName', 'MiniBrowser');
  const args = ['--automation', '--geometry=1280x900'];
  // The page listens to itself while it is still loading.
  wanted.setPageLoadStrategy('none');
  wanted.set('webkitgtk:browserOptions', { binary: BROWSER, args });
  await listening(port);
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(wanted)
    .disableEnvironmentOverrides()
    .build();
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch((error: unknown) => error);
    if (status instanceof Response) return;
    if (Date.now() > deadline) throw new Error(`${DRIVER} does not listen`, { cause: status });
  }
}
