// Why a replacement: the theme's dropdowns open by React state. These are `details`; the page script closes
// them again (packages/theme/ui/client/menus.ts).
import { translate } from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DropdownNavbarItem({
  mobile = false,
  position,
  label,
  title,
  items,
}: Props): ReactNode {
  // The theme gives languages no title, and marks the current one by a class alone.
  const languages = () =>
    translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' });
  const name = title ?? (items.some(({ lang }) => lang) && languages());
  const list = (
    <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
      {items.map((item, place) => (
        <NavbarItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the items never change.
          key={place}
          mobile={mobile}
          isDropdownItem
          activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
          {...item}
          aria-current={item.className?.includes('--active') || undefined}
        />
      ))}
    </ul>
  );
  return mobile ? (
    <li className="menu__list-item">
      <details>
        <summary className="menu__link menu__link--sublist menu__link--sublist-caret">
          <span>{label}</span>
        </summary>
        {list}
      </details>
    </li>
  ) : (
    // With the same name, opening one closes the other.
    <details
      name="navbar"
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}
    >
      <summary className="navbar__link">
        {name && <span className="visually-hidden">{`${name}: `}</span>}
        {label}
      </summary>
      {list}
    </details>
  );
}
