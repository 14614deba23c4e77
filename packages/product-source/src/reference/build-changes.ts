import { compareFacts } from '../compare/compare-facts.ts';
import type { Facts } from '../facts.ts';
import type { Reference } from './reference.ts';

/** What changed for callers of the API from one documented state of the product to the next. */
export interface ReferenceChanges {
  readonly before: Pick<Facts, 'commit' | 'date'>;
  readonly after: Pick<Facts, 'commit' | 'date'>;
  /** Calls of the former state may fail: removed and changed operations. */
  readonly breaking: readonly OperationChange[];
  /** Changed operations that all former calls survive. */
  readonly compatible: readonly OperationChange[];
  readonly added: readonly OperationChange[];
}

/** An operation that was added, removed or changed. */
export interface OperationChange {
  readonly method: string;
  readonly path: string;
  readonly isRemoved: boolean;
  /** What differs, one short sentence each, with whether it breaks calls. */
  readonly details: readonly { readonly text: string; readonly isBreaking: boolean }[];
  /** Where the operation stands now; missing when it was removed or is not served. */
  readonly link?: { readonly slug: string; readonly id: string; readonly title: string };
}

const BREAKING = / \(breaking\)$/;

/**
 * Compares the operations of two states.
 *
 * @param reference of the later state
 */
export function buildChanges(before: Facts, after: Facts, reference: Reference): ReferenceChanges {
  const places = new Map(
    reference.groups.flatMap(({ slug, controllers }) =>
      controllers.flatMap(({ operations }) =>
        operations.map(({ method, path, id, title }) => [`${method} ${path}`, { slug, id, title }]),
      ),
    ),
  );
  const changes = compareFacts(before, after)
    .filter(({ what }) => what === 'operation')
    .map(({ name, kind, breaking, details }) => {
      const [method = '', path = ''] = name.split(' ');
      const link = kind === 'removed' ? undefined : places.get(name);
      return {
        kind,
        breaking,
        change: {
          method,
          path,
          isRemoved: kind === 'removed',
          details: details.map((text) => ({
            text: text.replace(BREAKING, ''),
            isBreaking: BREAKING.test(text),
          })),
          ...(link === undefined ? {} : { link }),
        },
      };
    });
  const pick = (isWanted: (change: (typeof changes)[number]) => boolean) =>
    changes.filter(isWanted).map(({ change }) => change);
  return {
    before: { commit: before.commit, date: before.date },
    after: { commit: after.commit, date: after.date },
    breaking: pick(({ breaking }) => breaking),
    compatible: pick(({ breaking, kind }) => !breaking && kind === 'changed'),
    added: pick(({ kind, breaking }) => !breaking && kind === 'added'),
  };
}
