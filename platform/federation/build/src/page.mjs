import { readFile } from 'node:fs/promises';

/** A shell's page: its template with the entry's files and one font; `first` runs before the paint. */
export async function pageOf(compilation, { template, first, font }) {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const ahead = compilation.getAssets().find((asset) => font.test(asset.name));
  const tags = [
    `<script src="/${first}"></script>`,
    ahead && `<link rel="preload" href="/${ahead.name}" as="font" type="font/woff2" crossorigin>`,
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`),
  ].filter(Boolean);
  const page = await readFile(template, 'utf8');
  return page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}
