import { hasProgram } from './kit/debian-packages.mjs';
import { runSpecs } from './kit/programs.mjs';

const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export default {
  does: 'tells the story of a rental in Firefox and WebKit, and opens pages of both sites (`firefox`: that one)',
  packages: [
    { package: 'firefox-esr', program: process.env.FIREFOX_PATH ?? 'firefox-esr' },
    {
      package: 'webkit2gtk-driver',
      isThere: () =>
        hasProgram(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver') &&
        hasProgram(process.env.WEBKIT_PATH ?? WEBKIT),
    },
    { package: 'xvfb', program: 'Xvfb' },
  ],
  run: ({ args }) => runSpecs(['browsers'], args),
};
