import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
        <Heading as="h2">
          <Translate>One question at a time</Translate>
        </Heading>
        <p>
          <Translate>
            A spirit puts riddle after riddle to a king, and the king must answer. That old story
            gave ViBe its name, and the lessons here work in the same way.
          </Translate>
        </p>
        <p>
          <Translate
            values={{
              lesson: (
                <Link to="/newdocs/Express/HTTP%20Methods%20&%20Status%20Codes">
                  <Translate>HTTP methods and status codes</Translate>
                </Link>
              ),
            }}
          >
            {
              'Try it: these are the questions of the lesson on {lesson}. What you answer is kept in your browser and sent nowhere.'
            }
          </Translate>
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
