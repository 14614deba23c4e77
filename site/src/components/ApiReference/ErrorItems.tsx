import type { ReferenceFailure } from '@vibe-docs/product-source/reference';
import type { ReactNode } from 'react';

/** The items of a list of errors: status, message and, where the facts know it, the condition. */
export function ErrorItems({
  errors,
}: {
  readonly errors: readonly ReferenceFailure[];
}): ReactNode {
  return errors.map(({ status, message, when }) => (
    <li key={`${status} ${message} ${when}`}>
      <b>{status}</b> {message}
      {when !== '' && <code>{when}</code>}
    </li>
  ));
}
