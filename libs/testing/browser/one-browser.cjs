// Outside the specs' sandboxes: a browser for every spec file would cost a second of the processor each.
const { chromium } = require('playwright-core');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Maps, too, are drawn without one.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

let launched = null;

/** Cookies, storage and cache of nobody else; in another browser where the one before has crashed. */
exports.openContext = async function openContext(options) {
  if (!(await launched)?.isConnected()) {
    launched = chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: FLAGS,
    });
  }
  return (await launched).newContext(options);
};

exports.closeBrowser = async function closeBrowser() {
  await (await launched)?.close();
  launched = null;
};
