import { escaped } from '@kit/server/base/html/escaped';
import { renderSVG } from 'uqr';

const STYLE = `@page { margin: 10mm }
body { margin: 24px; font-family: system-ui, sans-serif; text-align: center; color: #1b1d1f; background: #fff }
svg { width: 70mm; max-width: 100%; height: auto }
h1 { margin: 0 0 8px; font-size: 22px; overflow-wrap: anywhere }
p { margin: 8px 0 0; font-size: 14px }`;

/** A page with a code to print and stick on the machine. @param address  that the code opens */
export function labelPage(subject: string, id: number, address: string): string {
  const title = escaped(subject);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Label of ${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div role="img" aria-label="QR code that opens the machine">${renderSVG(address)}</div>
<p>Machine ${id}. Scan it to open the rental: hand-over, return, breakdown.</p>
<p>${escaped(address)}</p>
</main>
</body>
</html>
`;
}
