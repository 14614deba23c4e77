import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Question from '../../pages/_question.mdx';
import styles from './styles.module.css';

/** The idea of the product, to try: the questions of a real lesson. */
export function OneQuestion(): ReactNode {
  return (
    <section className={styles.question}>
      <div>
        <Heading as="h2">One question at a time</Heading>
        <p>
          A spirit puts riddle after riddle to a king, and the king must answer. That old story gave
          ViBe its name, and the lessons here work in the same way.
        </p>
        <p>
          Try it: these are the questions of the lesson on{' '}
          <Link to="/newdocs/Express/HTTP%20Methods%20&%20Status%20Codes">
            HTTP methods and status codes
          </Link>
          . What you answer is kept in your browser and sent nowhere.
        </p>
      </div>
      <div className={styles.player}>
        <MDXContent>
          <Question />
        </MDXContent>
      </div>
    </section>
  );
}
