import { deviceWords } from './device-words';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/120.0`, 'Opera on Windows'],
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} CriOS/142.0 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Safari/604.1`, 'Safari on iPad'],
  [
    `${MOZILLA} (Linux; Android 16) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 16181.0.0) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('calls %s %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
