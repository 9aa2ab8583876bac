import { remoteDist } from './remote-dist';

/** A page of a remote, with what draws it; `part` is the code of its component. */
export const remoteThat = (part: string, beside: Record<string, string | null> = {}) =>
  remoteDist('small', {
    'remote.json': JSON.stringify({
      name: 'mf_small',
      public: {
        routes: [{ path: '/small', page: 'Small', access: 'any', title: 'Small', drawn: true }],
        nav: [],
        slots: [],
      },
    }),
    'server.cjs': `const { jsx } = require('react/jsx-runtime'); exports.pages = { Small: async () => ({ default: () => { ${part} } }) };`,
    'parts.json': JSON.stringify({ Small: ['assets/page.js', 'assets/page.css'] }),
    ...beside,
  });
