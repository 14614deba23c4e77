import type { Facts, OperationFact } from '../facts.ts';
import { resolve, schemasOf } from '../schemas.ts';

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
  readonly isBreaking: boolean;
  readonly details: readonly ChangeDetail[];
}

/** What differs, as one short sentence. */
export interface ChangeDetail {
  readonly text: string;
  readonly isBreaking: boolean;
}

/** A thing that both states may have: the same when its key is, or its name where it has no key. */
interface Thing {
  readonly name: string;
  readonly module?: string;
  readonly key?: string;
}

type Compare<Item> = (now: Item, old: Item | undefined) => readonly ChangeDetail[];

/** All differences, sorted by what they concern, module and name. */
export function compareFacts(before: Facts, after: Facts): readonly Change[] {
  function compare<Item extends Thing>(
    what: Change['what'],
    read: (facts: Facts) => readonly Item[],
    detailsOf: Compare<Item> = () => [],
  ): readonly Change[] {
    const byKey = (facts: Facts) =>
      new Map(read(facts).map((item) => [item.key ?? item.name, item]));
    const [old, now] = [byKey(before), byKey(after)];
    const all = [...new Map([...old, ...now])].map(([key, { name, module = '' }]): Change => {
      const item = now.get(key);
      const kept = old.has(key) ? 'changed' : 'added';
      const kind = item === undefined ? 'removed' : kept;
      const details = item === undefined ? [] : detailsOf(item, old.get(key));
      const isLost = kind === 'removed' && what === 'operation';
      const isBreaking = isLost || details.some((detail) => detail.isBreaking);
      return { kind, what, name, module, isBreaking, details };
    });
    return all
      .filter(({ kind, details }) => kind !== 'changed' || details.length > 0)
      .sort(byModuleAndName);
  }
  return [
    ...compare('module', ({ modules }) => modules.map(({ name }) => ({ name, module: name }))),
    ...compare('operation', readOperations, compareOperation),
    ...compare('environment', ({ environment }) =>
      environment.map(({ app, name }) => ({ name: `${app} ${name}` })),
    ),
    ...compare('collection', ({ collections }) => collections),
    ...compare('command', ({ commands }) => commands),
    ...compare('frontend route', ({ frontendRoutes }) =>
      frontendRoutes.map(({ path }) => ({ name: path })),
    ),
    ...compare('dependency', readDependencies, compareVersions),
  ];
}

function byModuleAndName(a: Change, b: Change): number {
  return `${a.module} ${a.name}` < `${b.module} ${b.name}` ? -1 : 1;
}

type OperationOfFacts = ReturnType<typeof readOperations>[number];

/** Operations are the same when method and path are, whatever the parameters are called. */
function readOperations(facts: Facts) {
  const schemas = schemasOf(facts);
  return facts.operations.map((operation) => {
    const name = `${operation.method.toUpperCase()} ${operation.path}`;
    const key = name.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
    return { name, key, module: operation.module, operation, schemas };
  });
}

type Note = (isDifferent: boolean, text: string, isBreaking: boolean) => void;

const compareOperation: Compare<OperationOfFacts> = (after, before) => {
  if (before === undefined) return [];
  const old = before.operation;
  const now = after.operation;
  const details: ChangeDetail[] = [];
  const note: Note = (isDifferent, text, isBreaking) => {
    if (isDifferent) details.push({ text, isBreaking });
  };
  note(old.id !== now.id, `${old.id} is now ${now.id}`, false);
  note(old.served && !now.served, 'the server no longer loads its controller', true);
  note(!old.served && now.served, 'the server now loads its controller', false);
  const [status, earlierStatus] = [now.success.status, old.success.status];
  note(status !== earlierStatus, `success is ${status}, was ${earlierStatus}`, true);
  const [needs, earlierNeeds] = [now.callers.needs, old.callers.needs];
  note(needs !== earlierNeeds, `needs ${needs}, was ${earlierNeeds}`, needs !== 'none');
  const checks = checksOf(now);
  const earlierChecks = checksOf(old);
  note(
    checks.join() !== earlierChecks.join(),
    `checks ${checks.join(', ') || 'nothing'}, was ${earlierChecks.join(', ') || 'nothing'}`,
    checks.some((check) => !earlierChecks.includes(check)),
  );
  compareFields('parameter', parametersOf(old), parametersOf(now), note);
  compareFields('body field', fieldsOf(before), fieldsOf(after), note);
  return details;
};

function checksOf({ callers }: OperationFact): readonly string[] {
  const refusing = callers.checks.filter(({ effect }) => effect === 'refuses');
  return [...new Set(refusing.map(({ action, subject }) => `${action} ${subject}`))];
}

/** Names with whether they are required. */
type Fields = ReadonlyMap<string, boolean>;

function parametersOf({ parameters }: OperationFact): Fields {
  const free = parameters.filter(({ in: place }) => place !== 'path');
  return new Map(free.map(({ name, required }) => [name, required]));
}

function fieldsOf({ operation, schemas }: OperationOfFacts): Fields {
  const { properties = {}, required = [] } = resolve(operation.body?.schema ?? {}, schemas);
  return new Map(Object.keys(properties).map((name) => [name, required.includes(name)]));
}

function compareFields(what: string, old: Fields, now: Fields, note: Note): void {
  for (const [name, isRequired] of now) {
    const isNew = !old.has(name);
    note(isNew, `${what} ${name} is new${isRequired ? ' and required' : ''}`, isRequired);
    note(isRequired && old.get(name) === false, `${what} ${name} is required`, true);
  }
  for (const name of old.keys()) {
    note(!now.has(name), `${what} ${name} is gone`, true);
  }
}

type Dependency = ReturnType<typeof readDependencies>[number];

function readDependencies({ packages }: Facts) {
  return packages.flatMap(({ file, dependencies, devDependencies }) => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    return versions.map(([name, version]) => ({ name: `${file} ${name}`, version }));
  });
}

const compareVersions: Compare<Dependency> = (now, old) => {
  if (now.version === old?.version) return [];
  const text = old === undefined ? now.version : `${old.version} to ${now.version}`;
  return [{ text, isBreaking: false }];
};
