// Why a replacement: the theme's button needs React. packages/theme/ui/client/follow-scroll.ts shows this one.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
    />
  );
}
