import { lazy, Suspense } from 'react';
import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import buttonStyles from './actions.module.css';
import type { MenuProps } from './menu-code';

// Lists with keyboard and positions weigh as much as a page: they come when the first menu is on one.
const MenuCode = lazy(() => import('./menu-code'));

/** A button that opens a list of actions; arrow keys, first letters and Escape work as everywhere. */
export function Menu(props: MenuProps) {
  return (
    <Suspense fallback={<MenuFrame {...props} />}>
      <MenuCode {...props} />
    </Suspense>
  );
}

/** The closed menu, as it looks once its code is there. */
function MenuFrame({ label, icon, text }: MenuProps) {
  return (
    <button
      type="button"
      disabled
      aria-label={label}
      className={cx(buttonStyles.button, text === undefined ? buttonStyles.icon : buttonStyles.quiet)}
    >
      <Icon name={icon ?? 'dots'} />
      {text}
      {text !== undefined && <Icon name="chevron-down" size={16} />}
    </button>
  );
}
