// Why this replaces the theme's part: the original is disabled until React has come. This one works at
// once (site/src/client/switch-colours.ts), and says which mode is on as soon as React knows it.
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

export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const label =
    value === null
      ? 'Switch between dark and light mode'
      : translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          { mode: MODES[value] },
        );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', 'needs-scripts', styles.button, buttonClassName)}
        aria-label={label}
        title={value === null ? undefined : MODES[value]}
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
        data-switches-colours
        data-static
      >
        {/* Styles show the one of the mode, which the page's first script sets. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}
