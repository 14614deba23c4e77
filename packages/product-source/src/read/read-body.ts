import {
  type CallExpression,
  type Decorator,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  SyntaxKind,
} from 'ts-morph';
import type { BodyFact, JsonSchema } from '../facts.ts';
import { type Path, pathOf } from './paths.ts';
import { isValidated, type SchemaReader } from './read-schemas.ts';
import { initializerOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  optionOf,
  parametersWith,
  refusalsOf,
} from './syntax.ts';

const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** What a request must send; null when the method takes no body. */
export function readBody(schemas: SchemaReader, method: MethodDeclaration): BodyFact | null {
  const [body] = parametersWith(method, 'Body');
  const form = readForm(schemas, method, body);
  if (form !== undefined) return form;
  if (body === undefined) return unreadBody(schemas, method);
  const typed = schemas.ofType(body.getType());
  const isTyped = Object.keys(typed).length > 0;
  const schema = isTyped ? typed : namedFields(schemas, body);
  const { required = [] } = schemas.resolve(schema);
  const source = isValidatedBody(body) ? 'class' : isTyped ? 'type' : 'unknown';
  // Calls are followed only where no validation has asked before.
  const asked = refusalsOf(method, source === 'class' ? 2 : 0).flatMap(({ test, calls }) =>
    emptyPaths(test).map((path) => calls.reduceRight<Path | undefined>(inCaller, path)),
  );
  const names = asked.flatMap((path) => (path?.root === body ? path.names.slice(0, 1) : []));
  const needed = [...new Set(names)].filter((name) => !required.includes(name));
  const options = staticValue(argumentOf(decoratorsOf(body, 'Body')[0]));
  const { required: isAsked = false, options: { limit } = {} } = Object(options);
  return {
    schema,
    contentType: 'application/json',
    required: isAsked || required.length + needed.length > 0,
    ...(needed.length > 0 && { needed }),
    ...(limit && { limit }),
    source,
  };
}

/** What a method takes out of a body without a type: `const { id } = body`, `body.id`; with the types that it is used as. */
function namedFields(schemas: SchemaReader, body: ParameterDeclaration): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const node of body.getParentOrThrow().getDescendants()) {
    const path = pathOf(node);
    const [name, inner] = path?.root === body ? path.names : [];
    if (name === undefined) continue;
    const type = Node.isExpression(node) && !inner ? node.getContextualType() : undefined;
    const used = type && schemas.ofType(type.getNonNullableType());
    properties[name] = { ...properties[name], ...used };
  }
  return Object.keys(properties).length > 0 ? { type: 'object', properties } : {};
}

/** Of a path in a called method, the path in the method that calls it. */
function inCaller(path: Path | undefined, call: CallExpression): Path | undefined {
  const given = path && call.getArguments()[path.root.getChildIndex() / 2];
  const outer = given && Node.isParameterDeclaration(path.root) ? pathOf(given) : undefined;
  return outer && { ...outer, names: [...outer.names, ...(path?.names ?? [])] };
}

/** `a` and `b` of `!a || !b`. */
export function emptyPaths(test: Node): readonly Path[] {
  if (Node.isBinaryExpression(test) && test.getOperatorToken().getText() === '||') {
    return [test.getLeft(), test.getRight()].flatMap(emptyPaths);
  }
  return [test]
    .filter(Node.isPrefixUnaryExpression)
    .flatMap((node) => pathOf(node.getOperand()) ?? []);
}

/** A class without validators passes unseen: routing-controllers sets `forbidUnknownValues` to false. */
function isValidatedBody(body: ParameterDeclaration): boolean {
  const declaration = body.getType().getSymbol()?.getDeclarations()[0];
  return Node.isClassDeclaration(declaration) && isValidated(declaration);
}

/**
 * A form with files of multer in `@UseBefore`, and of `@UploadedFile` and `@UploadedFiles`; the other fields are those
 * of the body class. Undefined when the method takes none.
 */
function readForm(
  schemas: SchemaReader,
  method: MethodDeclaration,
  body: ParameterDeclaration | undefined,
): BodyFact | undefined {
  const uploads = method
    .getParameters()
    .flatMap((parameter) => decoratorsOf(parameter, 'UploadedFile', 'UploadedFiles'));
  const multers = decoratorsOf(method, 'UseBefore')
    .map((decorator) => argumentOf(decorator))
    .filter(Node.isCallExpression)
    .filter((call) => /^multer\(/.test(call.getText()));
  if (uploads.length + multers.length === 0) return undefined;
  const nameOf = (upload: Decorator) => String(staticValue(argumentOf(upload)) ?? 'file');
  const files = [
    ...multers.flatMap((call) => multerFiles(call, method)),
    ...uploads.map((upload) => [nameOf(upload), uploadOf(upload)] as const),
  ];
  const fields = body === undefined ? {} : schemas.resolve(schemas.ofType(body.getType()));
  const needed = uploads
    .filter((upload) => staticValue(optionOf(argumentOf(upload, 1), 'required')) === true)
    .map(nameOf);
  const required = [...needed, ...(fields.required ?? [])];
  // A missing file is refused as well.
  const isChecked = needed.length > 0 || (body !== undefined && isValidatedBody(body));
  return {
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(files), ...fields.properties },
      ...(required.length > 0 && { required }),
    },
    contentType: 'multipart/form-data',
    required: required.length > 0,
    source: isChecked ? 'class' : 'type',
  };
}

function uploadOf(upload: Decorator): JsonSchema {
  const file = fileOf(optionOf(argumentOf(upload, 1), 'options'));
  return upload.getName() === 'UploadedFiles' ? { type: 'array', items: file } : file;
}

/** A file with the largest size that the options of multer allow. */
function fileOf(options: Node | undefined): JsonSchema {
  const maxLength = staticValue(optionOf(optionOf(initializerOf(options), 'limits'), 'fileSize'));
  return typeof maxLength === 'number' ? { ...FILE, maxLength } : FILE;
}

/** `multer(…).array('images', 5)`, `.single('file')`, `.any()` with `file.fieldname === 'images'` in the method. */
function multerFiles(call: CallExpression, method: MethodDeclaration) {
  const [maker] = callsIn(call);
  const [name, most] = call.getArguments().map((node) => staticValue(node));
  const limit = typeof most === 'number' ? { maxItems: most } : {};
  const file = fileOf(maker?.getArguments()[0]);
  const isList = calleeName(call) !== 'single';
  const schema: JsonSchema = isList ? { type: 'array', ...limit, items: file } : file;
  const compared = method
    .getDescendantsOfKind(SyntaxKind.BinaryExpression)
    .filter((node) => node.getLeft().getText().endsWith('.fieldname'))
    .map((node) => staticValue(node.getRight()));
  return [name, ...compared].flatMap((field) =>
    typeof field === 'string' ? [[field, schema] as const] : [],
  );
}

/** A body that the method takes from the request itself: `req.on('data', …)`, `req.body`. */
function unreadBody(schemas: SchemaReader, method: MethodDeclaration): BodyFact | null {
  const reads = method
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .map((access) => access.getText());
  const isStream = reads.some((text) => /^req(uest)?\.on$/.test(text));
  if (!isStream && !reads.some((text) => /^req(uest)?\.body$/.test(text))) {
    return null;
  }
  const variable = method.getDescendantsOfKind(SyntaxKind.VariableDeclaration).find((node) => {
    const value = node.getInitializer();
    return Node.isNewExpression(Node.isAwaitExpression(value) ? value.getExpression() : value);
  });
  const type = (variable?.getTypeNode() ?? variable?.getInitializer())?.getType();
  return {
    schema: isStream && type ? schemas.ofType(type) : {},
    contentType: 'application/json',
    required: false,
    source: isStream ? 'stream' : 'unknown',
  };
}
