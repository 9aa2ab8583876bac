export { type Device, type Visitor, visit } from './visitor';
export { ADMIN_URL, PUBLIC_URL, type Person, people } from './people';
export { type Host, host, listOf } from './host';
export { violations } from './accessibility';
export { ask, call } from './call';
export { yard } from './command';
export { readAloud } from './read-aloud';
export { type Walk, walks } from './pages';
export { chooseByTyping } from './search-list';
