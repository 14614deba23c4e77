import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { ReferenceFailure } from '@vibe-docs/product-source/reference';
import type { ReactNode } from 'react';
import { Basics } from './Basics.tsx';
import { CopyableCode } from './CopyableCode.tsx';
import { MethodLabel } from './MethodLabel.tsx';
import { ReferencePage } from './ReferencePage.tsx';
import styles from './styles.module.css';

interface ApiStart {
  readonly commit: string;
  readonly date: string;
  readonly server: string;
  readonly sharedErrors: readonly ReferenceFailure[];
  readonly groups: readonly {
    readonly slug: string;
    readonly title: string;
    readonly text: string;
    readonly operations: readonly {
      readonly id: string;
      /** Names under which pages linked to the operation before the reference had groups. */
      readonly aliases: readonly string[];
      readonly method: string;
      readonly path: string;
      readonly title: string;
    }[];
  }[];
}

/** An address of the former page, which had all operations, leads on to the operation. */
const FOLLOW_OLD_ANCHOR = `{
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('li[id]');
  const link = entry?.querySelector('a');
  if (link) location.replace(link.href);
}`;

/** The page `/api`: how to call the server, the groups, every operation with a link to its place. */
export default function StartPage({ start }: { readonly start: ApiStart }): ReactNode {
  const { groups, server } = start;
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <ReferencePage
      title={translate({ message: 'API Documentation' })}
      description={translate({
        message:
          'Every operation of the ViBe backend: who may call it, parameters, body, answers, errors and samples.',
      })}
      groups={groups}
    >
      <p className={styles.lead}>
        {translate(
          {
            message:
              'ViBe answers {count} operations over HTTP, in {groups} groups. Bodies and answers are JSON.',
          },
          { count, groups: groups.length },
        )}
      </p>
      <Evidence start={start} />
      <FirstCall server={server} />
      <Heading as="h2" id="groups">
        <Translate>Groups</Translate>
      </Heading>
      <ul className={styles.groups}>
        {groups.map(({ slug, title, text, operations }) => (
          <li key={slug}>
            <Link to={`/api/${slug}`}>{title}</Link>
            <span>
              {translate({ message: '{count} operations' }, { count: operations.length })}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Basics server={server} sharedErrors={start.sharedErrors} />
      <AllOperations start={start} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: FOLLOW_OLD_ANCHOR }} />
    </ReferencePage>
  );
}

interface WithStart {
  readonly start: ApiStart;
}

function Evidence({ start: { commit, date } }: WithStart): ReactNode {
  const address = `https://github.com/vicharanashala/vibe/tree/${commit}`;
  const json = useBaseUrl('/openapi/openapi.json');
  const yaml = useBaseUrl('/openapi/openapi.yaml');
  const types = useBaseUrl('/openapi/vibe-api.d.ts');
  const client = useBaseUrl('/openapi/vibe-client.js');
  const clientTypes = useBaseUrl('/openapi/vibe-client.d.ts');
  return (
    <ul className={styles.evidence}>
      <li>
        <Translate
          values={{
            commit: <a href={address}>{commit.slice(0, 7)}</a>,
            date: new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
          }}
        >
          {'Read from the source of ViBe at {commit}, {date}'}
        </Translate>
      </li>
      <li>
        <Translate
          values={{
            json: (
              <a href={json} download>
                openapi.json
              </a>
            ),
            yaml: (
              <a href={yaml} download>
                openapi.yaml
              </a>
            ),
          }}
        >
          {'OpenAPI 3.1: {json}, {yaml}'}
        </Translate>
      </li>
      <li>
        <Translate
          values={{
            types: (
              <a href={types} download>
                vibe-api.d.ts
              </a>
            ),
            client: (
              <a href={client} download>
                vibe-client.js
              </a>
            ),
            clientTypes: (
              <a href={clientTypes} download>
                vibe-client.d.ts
              </a>
            ),
          }}
        >
          {'TypeScript: types {types}, client {client} with {clientTypes}'}
        </Translate>
      </li>
      <li>
        <Link to="/api/changes">
          <Translate>What changed since July 2025</Translate>
        </Link>
      </li>
      <li>
        <Translate
          values={{
            reference: (
              <Link to="/docs/api/backend">
                <Translate>backend reference</Translate>
              </Link>
            ),
          }}
        >
          {'TypeScript exports of the modules: {reference}'}
        </Translate>
      </li>
    </ul>
  );
}

function FirstCall({ server }: { readonly server: string }): ReactNode {
  const steps = [
    {
      title: translate({ message: 'Ask whether the server runs' }),
      text: `curl "${server}/health"`,
    },
    {
      title: translate({ message: 'List the public courses' }),
      text: `export TOKEN="…"\ncurl "${server}/api/courses/public" \\\n  -H "Authorization: Bearer $TOKEN"`,
    },
  ];
  return (
    <section className={styles.firstCall}>
      <div>
        <Heading as="h2" id="first-call">
          <Translate>The first call in a minute</Translate>
        </Heading>
        <ol>
          <li>
            <Translate
              values={{
                install: (
                  <Link to="/docs/getting-started/intro">
                    <Translate>Start the backend</Translate>
                  </Link>
                ),
                health: <code>{'"status":"ok"'}</code>,
              }}
            >
              {'{install} and ask for its health. The answer holds {health}; no token is needed.'}
            </Translate>
          </li>
          <li>
            <Translate values={{ header: <code>Authorization</code> }}>
              {
                'Sign in with the web client. Its requests carry a Firebase ID token in the header {header}; copy it from the network panel of the browser.'
              }
            </Translate>
          </li>
          <li>
            <Translate
              values={{
                operation: (
                  <Link to="/api/courses#CourseController.getPublicCourses">
                    <Translate>list the public courses</Translate>
                  </Link>
                ),
              }}
            >
              {'Put it into a variable and {operation}.'}
            </Translate>
          </li>
        </ol>
      </div>
      <div className={styles.samples}>
        {steps.map(({ title, text }) => (
          <details key={title} open>
            <summary>{title}</summary>
            <CopyableCode title={title} text={text} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** Its anchors are those of the former single page, so that old links lead to the new place, without scripts to a link to it. */
function AllOperations({ start: { groups } }: WithStart): ReactNode {
  return (
    <>
      <Heading as="h2" id="operations">
        <Translate>All operations</Translate>
      </Heading>
      {groups.map(({ slug, title, operations }) => (
        <details key={slug} className={styles.fold}>
          <summary>
            {title} ({operations.length})
          </summary>
          <ul className={styles.operations}>
            {operations.map(({ id, aliases, method, path, title: text }) => (
              <li key={id} id={id}>
                {aliases.map((alias) => (
                  <span key={alias} id={alias} />
                ))}
                <MethodLabel method={method} /> <a href={`api/${slug}#${id}`}>{text}</a>{' '}
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
