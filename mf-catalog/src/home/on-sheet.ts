/** The same drawing out of the sheet that holds them all: one request where a page shows many. */
export function onSheet(illustrationUrl: string): string {
  return illustrationUrl.replace(/([\w-]+)\.svg$/, 'sheet.svg#$1');
}
