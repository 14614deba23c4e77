import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';

/** Selectors of the root element in the two colour modes; the second is more specific. */
const MODES = [':root', 'html[data-theme=dark]'] as const;

/**
 * Removes what has no effect from the styles of a page. They begin with Infima, the style sheet of the theme, and the
 * site replaces many of its rules and most of its custom properties.
 *
 * - Declarations that a later one overrides.
 * - Custom properties that have one value, on the root element and in both colour modes: `var()` becomes that value.
 * - Custom properties that nothing refers to.
 *
 * @param names of custom properties that scripts or other styles use: they stay
 * @throws Error when the styles cannot be parsed
 */
export function simplifyStyles(styles: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(styles);
  dropOverridden(root);
  inlineConstants(root);
  dropUnused(root, names);
  return root.toString();
}

/** A later declaration overrides an earlier one under the same conditions if its rule has all selectors of the other. */
function dropOverridden(root: Root): void {
  const later = new Map<string, Declaration[]>();
  for (const declaration of declarationsIn(root).reverse()) {
    const { prop, important, parent } = declaration;
    const key = [prop, important, ...conditionsOf(parent?.parent)].join();
    const known = later.get(key) ?? [];
    const isOverridden = known.some((other) =>
      other.parent === parent
        ? // Within a rule an earlier value is a fallback: needless if the later one only lacks support for `var()`.
          other.value.includes('var(')
        : selectorsOf(declaration).every((selector) => selectorsOf(other).includes(selector)),
    );
    if (isOverridden) {
      declaration.remove();
    } else {
      later.set(key, [...known, declaration]);
    }
  }
}

function conditionsOf(node: Node | undefined): readonly string[] {
  return node?.type === 'atrule' ? [(node as AtRule).params, ...conditionsOf(node.parent)] : [];
}

function inlineConstants(root: Root): void {
  const definitions = new Map<string, Declaration[]>();
  for (const definition of declarationsIn(root)) {
    if (definition.prop.startsWith('--')) {
      definitions.set(definition.prop, [...(definitions.get(definition.prop) ?? []), definition]);
    }
  }
  const constants = new Map([...definitions].map(([name, all]) => [name, constantOf(all)]));
  const fill = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
      const constant = constants.get(name);
      return constant === undefined ? reference : ` ${fill(constant)} `;
    });
  for (const declaration of declarationsIn(root)) {
    if (declaration.value.includes('var(')) {
      declaration.value = fill(declaration.value).replaceAll(/ +/g, ' ').trim();
    }
  }
}

/** Removes custom properties that nothing refers to any more, and rules without declarations. */
function dropUnused(root: Root, names: ReadonlySet<string>): void {
  const all = declarationsIn(root);
  const used = new Set(all.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
  const unused = all.filter(({ prop }) => /^--/.test(prop) && !used.has(prop) && !names.has(prop));
  for (const definition of unused) {
    definition.remove();
  }
  if (unused.length > 0) {
    // They may have been the only ones to refer to others.
    dropUnused(root, names);
    return;
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
}

/** @returns the value of a property that has the same one everywhere */
function constantOf(definitions: readonly Declaration[]): string | undefined {
  const isOfRoot = definitions.every(
    (definition) =>
      definition.parent?.parent?.type === 'root' &&
      selectorsOf(definition).every((selector) => MODES.some((mode) => mode === selector)),
  );
  const [light, dark] = MODES.map(
    (mode) => definitions.findLast((one) => selectorsOf(one).includes(mode))?.value,
  );
  return isOfRoot && (dark === undefined || dark === light) ? light : undefined;
}

function declarationsIn(root: Root): Declaration[] {
  const all: Declaration[] = [];
  root.walkDecls((declaration) => {
    all.push(declaration);
  });
  return all;
}

function selectorsOf({ parent }: Declaration): readonly string[] {
  return parent?.type === 'rule' ? (parent as Rule).selectors : [];
}
