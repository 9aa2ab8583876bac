import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { machineTypes } from '../reference/reference-data';
import { illustrationFile } from './illustrations';

const FOLDER = join(__dirname, '../../../assets/illustrations');
const SHEET = 'sheet.svg';
const drawings = () => readdirSync(FOLDER).filter((file) => file !== SHEET);

describe('illustrations', () => {
  it('has a drawing for each of the published types', () => {
    const missing = machineTypes().filter((type) => !existsSync(join(FOLDER, illustrationFile(type))));

    expect(missing).toEqual([]);
  });

  it.each([
    ['Mini Excavator', 'Earthmoving', 'mini-excavator.svg'],
    ['Crawler Excavator', 'Earthmoving', 'earthmoving.svg'],
    ['Towable Generator', 'Power & Air', 'power-air.svg'],
    ['Moon Rover', null, 'machine.svg'],
    ['Moon Rover', 'Space', 'machine.svg'],
  ])('draws a %s of %s as %s', (name, category, file) => {
    expect(illustrationFile({ name, category })).toBe(file);
  });

  it('ships each drawing small, without text, gradients or scripts', () => {
    for (const file of drawings()) {
      const path = join(FOLDER, file);
      expect(statSync(path).size).toBeLessThanOrEqual(6000);
      expect(readFileSync(path, 'utf8')).not.toMatch(/<text|<script|gradient|href|\son\w+=/i);
    }
  });

  it('uses every drawing that is shipped', () => {
    const used = new Set([...machineTypes().map(illustrationFile), 'machine.svg']);

    expect(drawings().filter((file) => !used.has(file))).toEqual([]);
  });

  it('has all of them on its sheet, too', () => {
    const tool = join(__dirname, '../../../../tools/illustration-sheet.mjs');

    expect(() => execFileSync(process.execPath, [tool, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
