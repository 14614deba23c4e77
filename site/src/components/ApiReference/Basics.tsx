import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReferenceFailure } from '@vibe-docs/product-source/reference';
import type { ReactNode } from 'react';
import { TextWithCode } from '../TextWithCode/index.tsx';
import { CopyableCode } from './CopyableCode.tsx';
import styles from './styles.module.css';

/** A unit test of the client compiles and runs calls of this form. */
const CLIENT_SAMPLE = `import { createVibeClient } from './vibe-client.js';

const vibe = createVibeClient({ token: () => user.getIdToken() });
const { data, error } = await vibe.GET('/api/courses/{courseId}', {
  params: { path: { courseId } },
});`;

interface BasicsProps {
  readonly server: string;
  readonly sharedErrors: readonly ReferenceFailure[];
}

/** What holds for every operation. Each entry is a heading that search finds. */
export function Basics({ server, sharedErrors }: BasicsProps): ReactNode {
  return (
    <div className={styles.basics}>
      <Heading as="h2" id="base-address">
        <Translate>Base address</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate(
            {
              message:
                'A backend on your own machine answers at `{server}`. Paths begin with `/api`, unless `APP_ROUTE_PREFIX` says otherwise.',
            },
            { server },
          )}
        />
      </p>
      <Heading as="h2" id="tokens">
        <Translate>Tokens</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate({
            message:
              'Most operations need a Firebase ID token: `Authorization: Bearer <token>`. Operations for other applications need an API key instead: `X-API-Key: <key>`. Each operation says what it needs and who may call it.',
          })}
        />
      </p>
      <Heading as="h2" id="errors">
        <Translate>Errors</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate({
            message:
              'An error is JSON with `name` and `message`, and in development also with `stack`. A request that breaks a rule also gets `errors`, one entry for each field; below `constraints` stands each broken rule with its message. Operations of quiz attempts, and those that refuse an API key, send the message alone, as text. The server checks in this order:',
          })}
        />
      </p>
      <ol>
        <li>
          <Translate>The body can be parsed as JSON, else 500.</Translate>
        </li>
        <li>
          <Translate>The token is valid, else 401, or 403 where roles are named.</Translate>
        </li>
        <li>
          <Translate>
            Parameters and body keep their rules, else 400; rights are computed at the same time.
          </Translate>
        </li>
        <li>
          <Translate>
            The method runs. Its errors are listed in the order of the source, with the condition
            where the source has one.
          </Translate>
        </li>
      </ol>
      <p>
        <Translate>
          Any operation can answer 500. These errors of the database layer are not repeated:
        </Translate>
      </p>
      <ul className={styles.errors}>
        {sharedErrors.map(({ status, message, when }) => (
          <li key={message}>
            <b>{status}</b> {message}
            {when !== '' && <code>{when}</code>}
          </li>
        ))}
      </ul>
      <Heading as="h2" id="samples">
        <Translate>Samples</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate({
            message:
              'Each operation shows its request for curl, TypeScript and Python. "Matches the contract" means: a test reads the request from all three samples, and its parameters and body fit the OpenAPI document; the TypeScript sample compiles with the published types. No server answered them. The form below a sample fills in your values and says what the server answers to a wrong one; `$TOKEN` and values of the path are yours.',
          })}
        />
      </p>
      <Heading as="h2" id="client">
        <Translate>Typed client</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate({
            message:
              'Put `vibe-client.js`, `vibe-client.d.ts` and `vibe-api.d.ts` into one folder of your project; nothing is to be installed. The client is openapi-fetch with your token: paths, parameters, bodies and answers are checked while you type.',
          })}
        />
      </p>
      <CopyableCode title="client.ts" text={CLIENT_SAMPLE} />
      <Heading as="h2" id="paging">
        <Translate>Paging</Translate>
      </Heading>
      <p>
        <TextWithCode
          text={translate({
            message:
              'Long lists take `page`, counted from 1, and `limit`. Which operations do, and their limits, stands among the parameters of each.',
          })}
        />
      </p>
    </div>
  );
}
