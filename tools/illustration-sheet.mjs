// Writes `backend/assets/illustrations/sheet.svg`: all drawings in one file, each shown by the end of the address
// (`sheet.svg#cranes`), for pages that show many. `--check` only says whether it is what it would be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../backend/assets/illustrations');
const SHEET = 'sheet.svg';
const [WIDTH, HEIGHT] = [400, 300];
const DRAWING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">(.*)<\/svg>\s*$/s;

const sheet = sheetOf(readdirSync(FOLDER).filter((file) => file.endsWith('.svg') && file !== SHEET));
if (!process.argv.includes('--check')) writeFileSync(join(FOLDER, SHEET), sheet);
else if (readFileSync(join(FOLDER, SHEET), 'utf8') !== sheet) {
  console.error('The sheet is not what its drawings make it: node tools/illustration-sheet.mjs');
  process.exitCode = 1;
}

/** One below the other, by name. */
function sheetOf(files) {
  const drawings = files.sort().map((file, index) => {
    const [, drawn] = DRAWING.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? [];
    if (drawn === undefined) throw new Error(`${file} is no drawing of 400 by 300 units`);
    const y = index * HEIGHT;
    const name = file.replace(/\.svg$/, '');
    return (
      `<view id="${name}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/>` +
      `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}">${drawn}</svg>`
    );
  });
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT * files.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>\n${drawings.join('\n')}\n</svg>\n`;
}
