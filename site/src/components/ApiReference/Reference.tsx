import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {
  type ApiPage,
  type ApiTag,
  buildApiPage,
  buildOpenApiDocument,
} from '@vibe-docs/api-contract';
import type { ReactNode } from 'react';
import { ApiNavigation } from './ApiNavigation.tsx';
import { CopyButtonPattern } from './CopyableCode.tsx';
import { OperationSection } from './OperationSection.tsx';
import { SchemaSection } from './SchemaSection.tsx';
import styles from './styles.module.css';
import { TextWithCode } from './TextWithCode.tsx';

const page = buildApiPage(buildOpenApiDocument());

/** Links to tags and operations. */
export function ReferenceNavigation(): ReactNode {
  return <ApiNavigation groups={page.groups} />;
}

/** Introduction, operations by tag, schemas. */
export function ReferenceBody(): ReactNode {
  return (
    <>
      <Introduction page={page} />
      <CopyButtonPattern />
      <Operations page={page} />
    </>
  );
}

interface WithPage {
  readonly page: ApiPage;
}

function Operations({ page }: WithPage): ReactNode {
  const server = page.servers[0]?.url ?? '';
  return (
    <>
      {page.groups.flatMap((group) =>
        group.tags.map((tag) => <TagSection key={tag.name} tag={tag} server={server} />),
      )}
      <section className={styles.part} data-parts={page.schemas.length}>
        <Heading as="h2" id="schemas">
          <Translate>Schemas</Translate>
        </Heading>
        <p>
          <Translate>Named shapes of bodies and answers, in the order of the modules.</Translate>
        </p>
        {page.schemas.map((schema) => (
          <SchemaSection key={schema.name} schema={schema} />
        ))}
      </section>
    </>
  );
}

function Introduction({ page }: WithPage): ReactNode {
  const json = useBaseUrl('/openapi/openapi.json');
  const yaml = useBaseUrl('/openapi/openapi.yaml');
  return (
    <>
      {page.introduction.map((paragraph) => (
        <p key={paragraph}>
          <TextWithCode text={paragraph} />
        </p>
      ))}
      <ul>
        {page.servers.map(({ url, description }) => (
          <li key={url}>
            <code>{url}</code>: <TextWithCode text={description} />
          </li>
        ))}
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
            {'The whole API as an OpenAPI 3.1 document: {json} or {yaml}.'}
          </Translate>
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
            {'What the backend modules export in TypeScript: {reference}.'}
          </Translate>
        </li>
      </ul>
    </>
  );
}

function TagSection({ tag, server }: { readonly tag: ApiTag; readonly server: string }): ReactNode {
  return (
    <section className={styles.part} data-parts={tag.operations.length}>
      <Heading as="h2" id={tag.anchor}>
        {tag.name}
      </Heading>
      <p>{tag.description}</p>
      {tag.operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} server={server} />
      ))}
    </section>
  );
}
