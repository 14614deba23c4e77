// Ejected: the theme's switch needs React. This one is HTML with packages/theme/ui/client/switch-colours.ts; styles show
// the icon and the name of the current mode.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const MODES = {
  light: translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' }),
  dark: translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' }),
} as const;

function nameFor(mode: keyof typeof MODES): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode: MODES[mode] },
  );
}

export default function ColorModeToggle({ className }: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', 'needs-scripts', styles.button)}
        data-switches-colours
      >
        <span className={styles.light}>
          <IconLightMode aria-hidden />
          <span className="visually-hidden">{nameFor('light')}</span>
        </span>
        <span className={styles.dark}>
          <IconDarkMode aria-hidden />
          <span className="visually-hidden">{nameFor('dark')}</span>
        </span>
      </button>
    </div>
  );
}
