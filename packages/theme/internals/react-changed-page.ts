/** What has taken the place of a node. */
const replacements = new WeakMap<Node, readonly Node[]>();
const observer = new MutationObserver(note);
let isPatched = false;

/**
 * Lets React update an island that others change, too: browsers that translate replace texts, extensions wrap controls.
 * React keeps its nodes. It would change a text that nobody sees any more, and throw where a node has another parent
 * (https://github.com/react/react/issues/11538).
 *
 * @param island the container of a root, before it is hydrated
 */
export function updateChangedPage(island: Element): void {
  observer.observe(island, { childList: true, subtree: true });
  if (!isPatched) {
    isPatched = true;
    patchParents();
  }
}

/** The methods by which React removes and adds nodes also find those that are elsewhere. */
function patchParents(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isInIsland(this)) {
      return removeChild.call(this, child) as Child;
    }
    for (const node of findNodes(child)) {
      (node as ChildNode).remove();
    }
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let place = next;
    if (next !== null && next.parentNode !== this && isInIsland(this)) {
      place = findNodes(next)[0] ?? null;
      // An extension has put it into another element.
      while (place !== null && place.parentNode !== this) {
        place = place.parentNode;
      }
    }
    return insertBefore.call(this, child, place) as Child;
  };
}

function isInIsland(node: Node): boolean {
  return node instanceof Element && node.closest('[data-island]') !== null;
}

/** @returns the node, or what stands for it in the page */
function findNodes(node: Node, seen = new Set<Node>()): readonly Node[] {
  note(observer.takeRecords());
  if (node.isConnected) {
    return [node];
  }
  const next = seen.has(node) ? undefined : replacements.get(node);
  seen.add(node);
  return next?.flatMap((one) => findNodes(one, seen)) ?? [];
}

function note(records: readonly MutationRecord[]): void {
  const steps = records.filter(({ addedNodes }) => addedNodes.length > 0);
  for (const record of records) {
    const { type, target } = record;
    for (const removed of record.removedNodes) {
      // Added in the same step, or in one before or after it, which adds for nothing else.
      const place = steps.findIndex((step) => step === record || isAdded(step, removed, record));
      const [step] = place === -1 ? [] : steps.splice(place, 1);
      replacements.set(removed, [...(step?.addedNodes ?? [])]);
      if (removed instanceof Text) {
        observer.observe(removed, { characterData: true });
      }
    }
    if (type === 'characterData' && !target.isConnected) {
      // React has changed a text that was replaced: the reader gets the new one.
      const [first, ...rest] = findNodes(target) as ChildNode[];
      first?.replaceWith(target);
      for (const node of rest) {
        node.remove();
      }
    }
  }
}

/** Whether a step has added something beside a node that was removed in another one, or where it had been. */
function isAdded(step: MutationRecord, removed: Node, gap: MutationRecord): boolean {
  return (
    gap.addedNodes.length === 0 &&
    (step.previousSibling === removed ||
      step.nextSibling === removed ||
      (step.previousSibling === gap.previousSibling && step.nextSibling === gap.nextSibling))
  );
}
