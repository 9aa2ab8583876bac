import { createElement, type SVGProps } from 'react';

/** Tag and attributes of each part of a drawing of 24 by 24, as lucide has them. */
export type DrawingParts = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

type DrawingProps = SVGProps<SVGSVGElement> & { parts: DrawingParts; size: number };

/** Lines in the colour of the text. @param size  px */
export function Drawing({ parts, size, ...rest }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      {...rest}
    >
      {parts.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
