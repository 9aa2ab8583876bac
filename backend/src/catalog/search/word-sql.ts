import type { SelectQueryBuilder } from 'typeorm';
import { containing } from '../../database/containing';
import type { Machine } from '../machine.entity';
import { searchWords, startingWith } from './search-words';

const like = (column: string, parameter: string) => `${column} LIKE :${parameter} ESCAPE '!'`;

const typesNamed = (parameter: string) =>
  `machine.machine_type_id IN (SELECT t.id FROM machine_types t WHERE ${like('t.name', parameter)})`;

/** Every word must occur in the subject, the manufacturer, the model or the type's name. */
export function everyWord(query: SelectQueryBuilder<Machine>, search: string) {
  searchWords(search).forEach((word, index) => {
    const name = `word${index}`;
    const columns = ['machine.subject', 'machine.manufacturer', 'machine.model'];
    const places = [...columns.map((column) => like(column, name)), typesNamed(name)];
    query.andWhere(`(${places.join(' OR ')})`, { [name]: containing(word) });
  });
}

/** How well a machine fits the words: a number, the higher the better; 0 for all without words. */
export function relevanceOf(search: string): { sql: string; parameters: Record<string, string> } {
  const words = searchWords(search);
  const parameters = Object.fromEntries(
    words.flatMap((word, index) => [
      [`word${index}`, containing(word)],
      [`start${index}`, startingWith(word)],
      [`inner${index}`, `% ${startingWith(word)}`],
    ]),
  );
  const scores = words.map((_, index) => scoreOf(index));
  return { sql: scores.join(' + ') || '0', parameters };
}

/** What a machine is called says most, and there the beginnings of words; its type and maker come next. */
function scoreOf(index: number): string {
  const points = (condition: string, value: number) => `CASE WHEN ${condition} THEN ${value} ELSE 0 END`;
  return [
    points(like('machine.subject', `start${index}`), 4),
    points(like('machine.subject', `inner${index}`), 3),
    points(like('machine.subject', `word${index}`), 1),
    points(typesNamed(`start${index}`), 3),
    points(typesNamed(`word${index}`), 2),
    points(like('machine.manufacturer', `start${index}`), 2),
    points(like('machine.model', `start${index}`), 2),
  ].join(' + ');
}
