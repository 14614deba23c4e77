import { type ChangeDetail, compareFacts } from '../compare/compare-facts.ts';
import type { Facts } from '../facts.ts';
import type { Reference } from './build-reference.ts';

/** What changed for callers of the API from one documented state of the product to the next. */
export type ReferenceChanges = ReturnType<typeof buildChanges>;

/** An operation that was added, removed or changed. */
export interface OperationChange {
  readonly method: string;
  readonly path: string;
  readonly isRemoved: boolean;
  readonly details: readonly ChangeDetail[];
  /** Where the operation stands now; missing when it was removed or is not served. */
  readonly link?: { readonly slug: string; readonly id: string; readonly title: string };
}

/**
 * Compares the operations of two states.
 *
 * @param reference of the later state
 */
export function buildChanges(before: Facts, after: Facts, reference: Reference) {
  const places = new Map(
    reference.groups.flatMap(({ slug, controllers }) =>
      controllers.flatMap(({ operations }) =>
        operations.map(({ method, path, id, title }) => [`${method} ${path}`, { slug, id, title }]),
      ),
    ),
  );
  /** Calls of the former state may fail: removed and changed operations. */
  const breaking: OperationChange[] = [];
  /** Changed operations that all former calls survive. */
  const compatible: OperationChange[] = [];
  const added: OperationChange[] = [];
  for (const { what, name, kind, isBreaking, details } of compareFacts(before, after)) {
    if (what !== 'operation') continue;
    const [method = '', path = ''] = name.split(' ');
    const isRemoved = kind === 'removed';
    const link = isRemoved ? undefined : places.get(name);
    const list = isBreaking ? breaking : kind === 'added' ? added : compatible;
    list.push({ method, path, isRemoved, details, ...(link && { link }) });
  }
  return {
    before: { commit: before.commit, date: before.date },
    after: { commit: after.commit, date: after.date },
    breaking,
    compatible,
    added,
  };
}
