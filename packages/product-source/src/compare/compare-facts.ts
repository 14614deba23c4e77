import type { Facts, OperationFact, SchemaFact } from '../facts.ts';

/** A difference between two states of the product. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what:
    | 'module'
    | 'operation'
    | 'environment'
    | 'collection'
    | 'command'
    | 'frontend route'
    | 'dependency';
  readonly name: string;
  readonly module: string;
  /** A caller of the old state may fail: told for operations. */
  readonly breaking: boolean;
  /** What differs, one short sentence each. */
  readonly details: readonly string[];
}

/** All differences, sorted by what they concern, module and name. */
export function compareFacts(before: Facts, after: Facts): readonly Change[] {
  return [
    ...compareNamed('module', before.modules, after.modules, (fact) => [fact.name, fact.name]),
    ...compareOperations(before, after),
    ...compareNamed('environment', before.environment, after.environment, (fact) => [
      `${fact.app} ${fact.name}`,
      '',
    ]),
    ...compareNamed('collection', before.collections, after.collections, (fact) => [fact.name, '']),
    ...compareNamed('command', before.commands, after.commands, (fact) => [fact.name, '']),
    ...compareNamed('frontend route', before.frontendRoutes, after.frontendRoutes, (fact) => [
      fact.path,
      '',
    ]),
    ...compareDependencies(before, after),
  ];
}

function compareNamed<Fact>(
  what: Change['what'],
  before: readonly Fact[],
  after: readonly Fact[],
  nameOf: (fact: Fact) => readonly [name: string, module: string],
): readonly Change[] {
  const old = new Map(before.map(nameOf));
  const now = new Map(after.map(nameOf));
  const change = (kind: Change['kind'], [name, module]: readonly [string, string]): Change => ({
    kind,
    what,
    name,
    module,
    breaking: false,
    details: [],
  });
  return [
    ...[...now].filter(([name]) => !old.has(name)).map((entry) => change('added', entry)),
    ...[...old].filter(([name]) => !now.has(name)).map((entry) => change('removed', entry)),
  ].sort(byName);
}

function byName(a: Change, b: Change): number {
  return `${a.module} ${a.name}` < `${b.module} ${b.name}` ? -1 : 1;
}

/** Operations are the same when method and path are, whatever the parameters are called. */
function compareOperations(before: Facts, after: Facts): readonly Change[] {
  const keyOf = ({ method, path }: OperationFact) =>
    `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`;
  const old = new Map(before.operations.map((fact) => [keyOf(fact), fact]));
  const now = new Map(after.operations.map((fact) => [keyOf(fact), fact]));
  const shape = (
    operation: OperationFact,
    kind: Change['kind'],
    details: readonly Detail[],
  ): Change => ({
    kind,
    what: 'operation',
    name: `${operation.method.toUpperCase()} ${operation.path}`,
    module: operation.module,
    breaking: kind === 'removed' || details.some(({ breaking }) => breaking),
    details: details.map(({ text, breaking }) => (breaking ? `${text} (breaking)` : text)),
  });
  const changes = [...now].flatMap(([key, operation]) => {
    const earlier = old.get(key);
    if (earlier === undefined) return [shape(operation, 'added', [])];
    const details = compareOperation(
      { facts: before, operation: earlier },
      { facts: after, operation },
    );
    return details.length > 0 ? [shape(operation, 'changed', details)] : [];
  });
  const removed = [...old]
    .filter(([key]) => !now.has(key))
    .map(([, fact]) => shape(fact, 'removed', []));
  return [...changes, ...removed].sort(byName);
}

interface Detail {
  readonly text: string;
  readonly breaking: boolean;
}
interface Located {
  readonly facts: Facts;
  readonly operation: OperationFact;
}

function compareOperation(before: Located, after: Located): readonly Detail[] {
  const old = before.operation;
  const now = after.operation;
  const details: Detail[] = [];
  const note = (isDifferent: boolean, text: string, breaking: boolean) => {
    if (isDifferent) details.push({ text, breaking });
  };
  note(old.id !== now.id, `${old.id} is now ${now.id}`, false);
  note(old.served && !now.served, 'the server no longer loads its controller', true);
  note(!old.served && now.served, 'the server now loads its controller', false);
  note(
    old.success.status !== now.success.status,
    `success is ${now.success.status}, was ${old.success.status}`,
    true,
  );
  note(
    old.callers.needs !== now.callers.needs,
    `needs ${now.callers.needs}, was ${old.callers.needs}`,
    now.callers.needs !== 'none',
  );
  const checks = (fact: OperationFact) => {
    const refusing = fact.callers.checks.filter(({ effect }) => effect === 'refuses');
    return [...new Set(refusing.map(({ action, subject }) => `${action} ${subject}`))];
  };
  note(
    checks(old).join() !== checks(now).join(),
    `checks ${checks(now).join(', ') || 'nothing'}, was ${checks(old).join(', ') || 'nothing'}`,
    checks(now).some((check) => !checks(old).includes(check)),
  );
  for (const parameter of now.parameters.filter(({ in: place }) => place !== 'path')) {
    const earlier = old.parameters.find(({ name }) => name === parameter.name);
    note(earlier === undefined, `parameter ${parameter.name} is new`, parameter.required);
    note(
      earlier !== undefined && !earlier.required && parameter.required,
      `parameter ${parameter.name} is required`,
      true,
    );
  }
  for (const { name } of old.parameters.filter(({ in: place }) => place !== 'path')) {
    note(
      !now.parameters.some((parameter) => parameter.name === name),
      `parameter ${name} is gone`,
      true,
    );
  }
  details.push(...compareBodies(before, after));
  return details;
}

function compareBodies(before: Located, after: Located): readonly Detail[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const added = [...now].filter(([name]) => !old.has(name));
  const removed = [...old].filter(([name]) => !now.has(name));
  return [
    ...added.map(([name, isRequired]) => ({
      text: `body field ${name} is new${isRequired ? ' and required' : ''}`,
      breaking: isRequired,
    })),
    ...removed.map(([name]) => ({ text: `body field ${name} is gone`, breaking: true })),
    ...[...now].flatMap(([name, isRequired]) =>
      isRequired && old.get(name) === false
        ? [{ text: `body field ${name} is required`, breaking: true }]
        : [],
    ),
  ];
}

/** Fields of the body and whether they are required. */
function fieldsOf({ facts, operation }: Located): ReadonlyMap<string, boolean> {
  const schema = operation.body?.schema;
  const name = schema?.$ref?.split('/').at(-1);
  const found: SchemaFact['schema'] | undefined =
    name === undefined ? schema : facts.schemas.find((fact) => fact.name === name)?.schema;
  const required = new Set(found?.required ?? []);
  return new Map(Object.keys(found?.properties ?? {}).map((key) => [key, required.has(key)]));
}

function compareDependencies(before: Facts, after: Facts): readonly Change[] {
  return after.packages.flatMap((now) => {
    const old = before.packages.find(({ file }) => file === now.file);
    const versions = { ...now.dependencies, ...now.devDependencies };
    const earlier = { ...old?.dependencies, ...old?.devDependencies };
    const change = (kind: Change['kind'], name: string, details: readonly string[]): Change => ({
      kind,
      what: 'dependency',
      name: `${now.file} ${name}`,
      module: '',
      breaking: false,
      details,
    });
    return [
      ...Object.entries(versions).flatMap(([name, version]) => {
        const was = earlier[name];
        if (was === undefined) return [change('added', name, [version])];
        return was === version ? [] : [change('changed', name, [`${was} to ${version}`])];
      }),
      ...Object.keys(earlier).flatMap((name) =>
        name in versions ? [] : [change('removed', name, [])],
      ),
    ].sort(byName);
  });
}
