import { cx } from '../styles/cx';
import styles from './skip-button.module.css';

type SkipButtonProps = {
  label: string;
  /** Within a part of the page that others are placed in, as its first; else the page's first. */
  inside?: boolean;
  onSkip: () => void;
};

/** First stop of the Tab key, seen while it has it: jumps over what follows. No link: the hash may be a route. */
export function SkipButton({ label, inside = false, onSkip }: SkipButtonProps) {
  return (
    <button type="button" className={cx(styles.skip, inside && styles.inside)} onClick={onSkip}>
      {label}
    </button>
  );
}

/** Jumps over the menu. */
export function SkipToContent() {
  return <SkipButton label="Skip to content" onSkip={() => document.getElementById('content')?.focus()} />;
}
