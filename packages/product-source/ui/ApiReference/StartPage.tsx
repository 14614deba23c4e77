import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiText from '@site/src/pages/_api.mdx';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ComponentType, ReactNode } from 'react';
import type { Reference, ReferenceGroup, ReferenceOperation } from '../../src/reference/index.ts';
import { Code, CodeFigure, ErrorItems, MethodLabel } from './elements.tsx';
import { ReferencePage } from './ReferencePage.tsx';
import styles from './styles.module.css';

interface ApiStart extends Pick<Reference, 'commit' | 'date' | 'server' | 'sharedErrors'> {
  readonly groups: readonly (Pick<ReferenceGroup, 'slug' | 'title' | 'text'> & {
    readonly operations: readonly ListedOperation[];
  })[];
}

interface ListedOperation extends Pick<ReferenceOperation, 'id' | 'method' | 'path' | 'title'> {
  /** Names under which pages linked to the operation before the reference had groups. */
  readonly aliases: readonly string[];
}

/** An address of the former page, which had all operations, leads on to the operation. */
const FOLLOW_OLD_ANCHOR = `{
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('li[id]');
  const link = entry?.querySelector('a');
  if (link) location.replace(link.href);
}`;

/** A unit test of the client compiles and runs calls of this form. */
const CLIENT_SAMPLE = `import { createVibeClient } from './vibe-client.js';

const vibe = createVibeClient({ token: () => user.getIdToken() });
const { data, error } = await vibe.GET('/api/courses/{courseId}', {
  params: { path: { courseId } },
});`;

// Docusaurus' types of MDX files have no props: these are what the facts about the product add to the text.
const Text = ApiText as ComponentType<Readonly<Record<string, ReactNode>>>;

/** The page `/api`: how to call the server, the groups, every operation with a link to its place. */
export default function StartPage({ start }: { readonly start: ApiStart }): ReactNode {
  const { groups, server, commit, date, sharedErrors } = start;
  const addresses = groups.flatMap(({ operations }) =>
    operations.map(({ method, path }) => `${method} ${path}`),
  );
  return (
    <ReferencePage
      title={translate({ message: 'API Documentation' })}
      description={translate({
        message:
          'Every operation of the ViBe backend: who may call it, parameters, body, response, errors and samples.',
      })}
      groups={groups}
      current=""
    >
      <MDXContent>
        <Text
          count={addresses.length}
          answered={new Set(addresses).size}
          groupCount={groups.length}
          commit={commit.slice(0, 7)}
          source={`https://github.com/vicharanashala/vibe/tree/${commit}`}
          date={new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}
          server={server}
          firstCalls={<FirstCalls server={server} />}
          groups={<Groups groups={groups} />}
          sharedErrors={
            <ul>
              <ErrorItems errors={sharedErrors} />
            </ul>
          }
          clientSample={
            <CodeFigure title="client.ts">
              <Code text={CLIENT_SAMPLE} />
            </CodeFigure>
          }
        />
      </MDXContent>
      <AllOperations groups={groups} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: FOLLOW_OLD_ANCHOR }} />
    </ReferencePage>
  );
}

function FirstCalls({ server }: Pick<ApiStart, 'server'>): ReactNode {
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
    <div className={styles.samples}>
      {steps.map(({ title, text }) => (
        <details key={title} open>
          <summary>{title}</summary>
          <CodeFigure title={title}>
            <Code text={text} />
          </CodeFigure>
        </details>
      ))}
    </div>
  );
}

function Groups({ groups }: Pick<ApiStart, 'groups'>): ReactNode {
  return (
    <ul className={styles.groups}>
      {groups.map(({ slug, title, text, operations }) => (
        <li key={slug}>
          <Link to={`/api/${slug}`}>{title}</Link>{' '}
          <span>{translate({ message: '{count} operations' }, { count: operations.length })}</span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Its anchors are those of the former single page, so that old links lead to the new place, without scripts to a link to it. */
function AllOperations({ groups }: Pick<ApiStart, 'groups'>): ReactNode {
  return (
    <>
      <Heading as="h2" id="operations">
        {translate({ message: 'All operations' })}
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
