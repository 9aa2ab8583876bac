import { readFile } from 'node:fs/promises';

/**
 * The page of a shell: its template with the entry's files, no inline script, the text font loaded ahead. `first` runs
 * before the first paint.
 */
export async function pageOf(compilation, template, first) {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const font = compilation.getAssets().find((asset) => /inter-latin-wght-normal.*\.woff2$/.test(asset.name));
  const tags = [
    `<script src="/${first}"></script>`,
    font && `<link rel="preload" href="/${font.name}" as="font" type="font/woff2" crossorigin>`,
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`),
  ].filter(Boolean);
  const page = await readFile(template, 'utf8');
  return page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}
