/** The mark: a Y standing on its ground, on a plate of trade yellow. Decoration; the name stands beside it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--color-accent)" />
      <path
        d="M8.5 7.5 16 16l7.5-8.5M16 16v6.5"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M7 25.5h18" stroke="var(--color-on-accent)" strokeWidth="3" />
    </svg>
  );
}
