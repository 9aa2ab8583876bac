import { createElement, forwardRef } from 'react';

/**
 * @license lucide-react v1.73.0 - ISC
 *
 * The icons are lucide's.
 */

/** In place of lucide-react's own maker of icons: its context, classes and ways of scaling lines are used nowhere. */
export default function createLucideIcon({ node }) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef(({ size = 24, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...parts,
    ),
  );
}
