import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import { Fragment, type ReactNode } from 'react';
import type { ReferenceGroup } from '../../src/reference/index.ts';
import { MethodLabel } from './elements.tsx';
import { Fields, TypeText } from './Fields.tsx';
import { OperationSection } from './OperationSection.tsx';
import { type GroupLink, ReferencePage } from './ReferencePage.tsx';
import styles from './styles.module.css';

/** More operations and schemas that use a schema are counted. */
const MAX_USERS = 4;

interface GroupPageProps {
  readonly group: ReferenceGroup;
  readonly groups: readonly GroupLink[];
}

/** A page `/api/<group>`: the operations of a module, written into the HTML when the site is built. */
export default function GroupPage({ group, groups }: GroupPageProps): ReactNode {
  const { title, text, server, notes, controllers, schemas, slug } = group;
  const names = new Set(schemas.map(({ name }) => name));
  return (
    <ReferencePage
      title={translate({ message: '{title} API' }, { title })}
      description={text}
      groups={groups}
      current={slug}
      parts={<OperationLinks group={group} />}
    >
      <p className={styles.lead}>{text}</p>
      <p>
        <Link to="/api">
          <Translate>Base address, token and errors</Translate>
        </Link>
        {' · '}
        <Link to={`/docs/development/rights#${slug}`}>
          <Translate>Rights by role</Translate>
        </Link>
      </p>
      <p>
        <Translate
          values={{
            address: <code>{`${server}/reference`}</code>,
            parts: (
              <Link to="/docs/getting-started/intro#next-steps">
                <Translate>backend, database and sign-in emulator</Translate>
              </Link>
            ),
          }}
        >
          {'This site sends no requests. Your own ViBe can, at {address}, while {parts} run.'}
        </Translate>
      </p>
      {notes.map((note) => (
        <p key={note}>
          <TextWithCode text={note} />
        </p>
      ))}
      {controllers.map(({ name, title: heading, operations }) => (
        <section key={name}>
          <Heading as="h2" id={name}>
            {heading}
          </Heading>
          {operations.map((operation) => (
            <OperationSection key={operation.id} operation={operation} names={names} />
          ))}
        </section>
      ))}
      {schemas.length > 0 && (
        <section>
          <Heading as="h2" id="schemas">
            {translate({ message: 'Schemas' })}
          </Heading>
          {schemas.map(({ name, type, fields, rules, usedBy }) => (
            <div key={name} className={styles.schema}>
              <Heading as="h3" id={`schema-${name}`}>
                {name}
              </Heading>
              {fields.length > 0 ? (
                <Fields fields={fields} names={names} />
              ) : (
                <p>
                  <TypeText text={type} names={names} />
                  {rules.length > 0 && ', '}
                  <TextWithCode text={rules.join('; ')} />
                </p>
              )}
              <p className={styles.source}>
                {`${translate({ message: 'Used by:' })} `}
                {usedBy.slice(0, MAX_USERS).map(({ anchor, title: user }, place) => (
                  <Fragment key={anchor}>
                    {place > 0 && ', '}
                    <a href={`#${anchor}`}>{user}</a>
                  </Fragment>
                ))}
                {usedBy.length > MAX_USERS &&
                  translate({ message: ' and {count} more' }, { count: usedBy.length - MAX_USERS })}
              </p>
            </div>
          ))}
        </section>
      )}
    </ReferencePage>
  );
}

function OperationLinks({ group: { controllers } }: Pick<GroupPageProps, 'group'>): ReactNode {
  return (
    <ul>
      {controllers.flatMap(({ operations }) =>
        operations.map(({ id, method, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.operationLink}>
              <MethodLabel method={method} />
              {title}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}
