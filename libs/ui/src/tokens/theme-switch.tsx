import { Segmented } from '../actions/segmented';
import { useTheme, type Theme } from './use-theme';

const themes = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

/** Chooses the reader's theme; remembered in this browser. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  return <Segmented<Theme> label="Theme" segments={themes} value={theme} onChange={setTheme} />;
}
