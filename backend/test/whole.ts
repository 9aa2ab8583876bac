/** Keys under which a person's id stands. */
const OF_PEOPLE = /^(user|owner|assignee|author|subject_user|resolved|decided_by|reviewed)(_id)?$/;
const PLAIN: [of: RegExp, instead: string][] = [
  [/http:\/\/(127\.0\.0\.1|localhost):\d+/g, ''],
  [/\b(pi|pm|re|tr|trr|seti|acct|cus|dp|du)_[A-Za-z0-9_]{6,}/g, '$1_#'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '#'],
  [/(\/|\?\w+_id=|\bT-|\buser|\bType |\bExcavator )\d+\b/g, '$1#'],
];
const LEFT = ['id', 'updated_at', 'html'];

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * All that an answer says, to be compared at once: without what is null or empty, its own id and its last change, and
 * with people's names, as a scene has them, for their ids. Other ids are others in each run and stand as `#`, in texts, too.
 */
export function whole(answer: unknown, people: object = {}): unknown {
  const isOf = (one: unknown, id: number) =>
    typeof one === 'object' && one !== null && 'id' in one && one.id === id;
  const nameOf = (id: number) => Object.entries(people).find(([, one]) => isOf(one, id))?.[0] ?? '#';
  const read = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => read(each, key));
    if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value).filter(([name, each]) => !isEmpty(each) && !LEFT.includes(name));
      return Object.fromEntries(entries.map(([name, each]) => [name, read(each, name)]));
    }
    if (typeof value === 'number' && OF_PEOPLE.test(key)) return nameOf(value);
    if (typeof value === 'number' && /(^|_)ids?$/.test(key)) return '#';
    if (typeof value !== 'string') return value;
    return PLAIN.reduce((text, [of, instead]) => text.replace(of, instead), value);
  };
  return read(answer, '');
}
