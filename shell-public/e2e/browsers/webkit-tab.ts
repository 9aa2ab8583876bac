import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../../../tools/test/free-port.cjs';
import { soon, type Tab } from './tab';
import { WebDriver } from './web-driver';

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
  const listens = () => driver.execute<boolean>(LISTEN);
  const shown = async (xpath: string) => {
    await listens();
    return soon(xpath, async () => {
      const [found] = await driver.find(xpath);
      // One that is gone meanwhile is looked for again.
      return found && (await driver.isShown(found).catch(() => false)) ? found : null;
    });
  };
  return {
    open: async (address) => {
      heard.push(...(await driver.execute<string[]>(LEAVE)));
      await driver.get(address);
      await soon(address, async () => (await listens()) || null);
    },
    see: async (xpath) => void (await shown(xpath)),
    click: async (xpath) => {
      const found = await shown(xpath);
      await driver.execute('arguments[0].scrollIntoView({ block: "center" })', found);
      await driver.click(found);
    },
    type: async (xpath, text) => driver.type(await shown(xpath), text),
    address: () => driver.address(),
    evaluate: <T>(expression: string) => driver.execute<T>(`return (${expression})`),
    complaints: async () => [...heard, ...(await driver.execute<string[]>('return window.heard ?? []'))],
    close: async () => {
      await driver.quit();
      processes.forEach((one) => one.kill('SIGTERM'));
    },
  };
}

/** The driver takes a moment to listen, and says nothing when it does. */
async function connected(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  await soon(`an answer of ${DRIVER}`, () => fetch(`${server}/status`).catch(() => null));
  return WebDriver.start(server, {
    browserName: 'MiniBrowser',
    // The page listens to itself while it is still loading.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation', '--geometry=1280x900'] },
  });
}
