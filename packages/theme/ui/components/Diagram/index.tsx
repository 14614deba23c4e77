import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const WIDTH = 760;

export type DiagramProps = Readonly<{
  /** Name of a picture in the site's `static/img/diagrams`, without its colour mode. */
  name: string;
  /** What the picture says, for people who do not see it. */
  alt: string;
  /** In units of the picture, which is 760 wide. */
  height: number;
}>;

/**
 * A diagram in the reader's colour mode: both variants stand in the page, a style hides one, and
 * what is hidden is not loaded. On a narrow screen the picture scrolls inside its frame. A button
 * shows it as large as the window allows (`client/enhance-page.ts`).
 */
export function Diagram(props: DiagramProps): ReactNode {
  return (
    <div className={styles.diagram}>
      <Variants className={styles.frame} {...props} />
      <button type="button" className={styles.button} aria-haspopup="dialog" data-opens-dialog>
        <Translate>Enlarge the diagram</Translate>
      </button>
      <dialog
        className={styles.dialog}
        aria-label={translate({ message: 'Diagram, enlarged' })}
        data-closes-beside
      >
        <form method="dialog">
          <button type="submit" className={styles.button}>
            <Translate>Close</Translate>
          </button>
        </form>
        <Variants className={styles.large} {...props} />
      </dialog>
    </div>
  );
}

interface VariantsProps extends DiagramProps {
  readonly className: string | undefined;
}

/** Both variants in a box that scrolls. */
function Variants({ name, alt, height, className }: VariantsProps): ReactNode {
  const base = useBaseUrl('/img/diagrams/');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-label={translate({ message: 'Diagram' })}
    >
      {(['light', 'dark'] as const).map((variant) => (
        <img
          key={variant}
          className={styles[variant]}
          src={`${base}${name}-${variant}.svg`}
          alt={alt}
          width={WIDTH}
          height={height}
          loading="lazy"
        />
      ))}
    </div>
  );
}
