import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import heights from './heights.json';
import styles from './styles.module.css';

const WIDTH = 760;
const heightOf: Readonly<Record<string, number>> = heights;

export type DiagramProps = Readonly<{
  /** Name of a picture in `site/static/img/diagrams`, without its colour mode. */
  name: string;
  /** What the picture says, for people who do not see it. */
  alt: string;
}>;

/**
 * A diagram in the reader's colour mode: both variants stand in the page, a style hides one, and
 * what is hidden is not loaded. On a narrow screen the picture scrolls inside its frame. A button
 * shows it as large as the window allows (`site/src/client/enhance-page.ts`).
 * @throws while the site is built, when no diagram has this name
 */
export function Diagram({ name, alt }: DiagramProps): ReactNode {
  return (
    <div className={styles.diagram}>
      <Variants className={styles.frame} name={name} alt={alt} />
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
        <Variants className={styles.large} name={name} alt={alt} />
      </dialog>
    </div>
  );
}

interface VariantsProps extends DiagramProps {
  readonly className: string | undefined;
}

/** Both variants in a box that scrolls. */
function Variants({ name, alt, className }: VariantsProps): ReactNode {
  const base = useBaseUrl('/img/diagrams/');
  const height = heightOf[name];
  if (height === undefined) {
    throw new Error(
      `No diagram is named "${name}". Known: ${Object.keys(heightOf).join(', ')}. See site/src/components/Diagram/heights.json.`,
    );
  }
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
