/** Characters that fit on one line; Node.js breaks after as many. */
const LINE_WIDTH = 72;
const MAX_DEPTH = 2;
const MAX_ITEMS = 100;
const MAX_TEXT = 2000;

/**
 * Writes what `console.log` got, in the form of Node.js: texts as they are, values inside of others
 * quoted. What is long or deep is cut before it is read.
 */
export function formatLog(values: readonly unknown[]): string {
  return values
    .slice(0, MAX_ITEMS)
    .map((value) => (typeof value === 'string' ? shorten(value) : formatValue(value, 0, [])))
    .join(' ');
}

/** Writes one value as `console.log` writes it inside of others: texts are quoted. */
export function inspect(value: unknown): string {
  return formatValue(value, 0, []);
}

function formatValue(value: unknown, depth: number, above: readonly unknown[]): string {
  switch (typeof value) {
    case 'string':
      return quote(shorten(value));
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `[Function${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
    case 'object':
      return value === null ? 'null' : formatObject(value, depth, above);
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

function formatObject(value: object, depth: number, above: readonly unknown[]): string {
  if (value instanceof Error) {
    return shorten(`${value.name}: ${value.message}`);
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp || value instanceof Promise) {
    return value instanceof RegExp ? String(value) : 'Promise { … }';
  }
  if (above.includes(value)) {
    return '[Circular]';
  }
  const name = nameOf(value);
  if (depth > MAX_DEPTH) {
    return `[${name === '' ? 'Object' : name}]`;
  }
  const inner = (item: unknown) => formatValue(item, depth + 1, [...above, value]);
  if (Array.isArray(value)) {
    return enclose('', ['[', ']'], itemsOf(value.slice(0, MAX_ITEMS).map(inner), value.length));
  }
  if (value instanceof Set) {
    return enclose(`Set(${value.size}) `, ['{', '}'], takeFrom(value, value.size, inner));
  }
  if (value instanceof Map) {
    const entry = ([key, item]: readonly [unknown, unknown]) => `${inner(key)} => ${inner(item)}`;
    return enclose(`Map(${value.size}) `, ['{', '}'], takeFrom(value, value.size, entry));
  }
  const keys = Object.keys(value);
  const property = (key: string) => `${formatKey(key)}: ${inner(Reflect.get(value, key))}`;
  const items = takeFrom(keys, keys.length, property);
  return enclose(name === '' ? '' : `${name} `, ['{', '}'], items);
}

function takeFrom<Item>(
  items: Iterable<Item>,
  size: number,
  format: (item: Item) => string,
): readonly string[] {
  const shown: string[] = [];
  for (const item of items) {
    if (shown.length === MAX_ITEMS) {
      break;
    }
    shown.push(format(item));
  }
  return itemsOf(shown, size);
}

function itemsOf(shown: readonly string[], count: number): readonly string[] {
  const more = count - shown.length;
  return more > 0 ? [...shown, `... ${more} more item${more === 1 ? '' : 's'}`] : shown;
}

function enclose(
  prefix: string,
  [open, close]: readonly [string, string],
  items: readonly string[],
): string {
  if (items.length === 0) {
    return `${prefix}${open}${close}`;
  }
  const line = `${prefix}${open} ${items.join(', ')} ${close}`;
  if (line.length <= LINE_WIDTH && !line.includes('\n')) {
    return line;
  }
  const lines = items.map((item) => `  ${item.replaceAll('\n', '\n  ')}`).join(',\n');
  return `${prefix}${open}\n${lines}\n${close}`;
}

/** Name of the class; empty for plain objects. */
function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) {
    return '[Object: null prototype]';
  }
  const maker: unknown = value.constructor;
  return maker === Object || typeof maker !== 'function' ? '' : maker.name;
}

function formatKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (!text.includes("'")) {
    return `'${escaped}'`;
  }
  return text.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`;
}

function shorten(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)} …`;
}
