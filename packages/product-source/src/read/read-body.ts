import { type MethodDeclaration, Node, type ParameterDeclaration, SyntaxKind } from 'ts-morph';
import type { BodyFact, JsonSchema } from '../facts.ts';
import { isValidated, type SchemaReader } from './read-schemas.ts';
import { staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  decoratorsOf,
  optionOf,
  parametersWith,
  receiverOf,
} from './syntax.ts';

const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** What a request must send; null when the method takes no body. */
export function readBody(schemas: SchemaReader, method: MethodDeclaration): BodyFact | null {
  const [body] = parametersWith(method, 'Body');
  const files = readFiles(method);
  if (files !== undefined) {
    return formBody(schemas, files, body);
  }
  if (body === undefined) {
    return unreadBody(schemas, method);
  }
  const schema = schemas.ofType(body.getType(), body);
  return {
    schema,
    contentType: 'application/json',
    required: true,
    source: isValidatedBody(body) ? 'class' : Object.keys(schema).length > 0 ? 'type' : 'unknown',
  };
}

/** A class without validators passes unseen: routing-controllers sets `forbidUnknownValues` to false. */
function isValidatedBody(body: ParameterDeclaration): boolean {
  const declaration = body.getType().getSymbol()?.getDeclarations()[0];
  return Node.isClassDeclaration(declaration) && isValidated(declaration);
}

interface Files {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** Files of `@UploadedFile` and of multer in `@UseBefore`; undefined when there are none. */
function readFiles(method: MethodDeclaration): Files | undefined {
  const uploads = method
    .getParameters()
    .flatMap((parameter) => decoratorsOf(parameter, 'UploadedFile', 'UploadedFiles'));
  const multer = decoratorsOf(method, 'UseBefore').flatMap(
    (decorator) => multerFiles(argumentOf(decorator)) ?? [],
  );
  if (uploads.length + multer.length === 0) {
    return undefined;
  }
  const named = uploads.map((upload) => ({
    name: String(staticValue(argumentOf(upload)) ?? 'file'),
    schema: upload.getName() === 'UploadedFiles' ? { type: 'array', items: FILE } : FILE,
    isRequired: staticValue(optionOf(argumentOf(upload, 1), 'required')) === true,
  }));
  const schemas = named.map(({ name, schema }) => ({ [name]: schema }));
  return {
    properties: Object.assign({}, ...multer, ...schemas),
    required: named.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** `multer(…).array('images', 5)`, `.single('file')`, `.any()`. */
function multerFiles(call: Node | undefined): Readonly<Record<string, JsonSchema>> | undefined {
  const maker = Node.isCallExpression(call) ? receiverOf(call) : undefined;
  if (!Node.isCallExpression(call) || !Node.isCallExpression(maker)) return undefined;
  if (calleeName(maker) !== 'multer') return undefined;
  const [name, most] = call.getArguments().map((node) => staticValue(node));
  const limit = typeof most === 'number' ? { maxItems: most } : {};
  const isList = calleeName(call) === 'array';
  const schema: JsonSchema = isList ? { type: 'array', ...limit, items: FILE } : FILE;
  return typeof name === 'string' ? { [name]: schema } : {};
}

/** A form with files; the other fields are those of the body class. */
function formBody(
  schemas: SchemaReader,
  files: Files,
  body: ParameterDeclaration | undefined,
): BodyFact {
  const fields = body === undefined ? {} : schemas.resolve(schemas.ofType(body.getType(), body));
  const required = [...files.required, ...(fields.required ?? [])];
  return {
    schema: {
      type: 'object',
      properties: { ...files.properties, ...fields.properties },
      ...(required.length > 0 ? { required } : {}),
    },
    contentType: 'multipart/form-data',
    required: true,
    // A missing file is refused as well.
    source:
      files.required.length > 0 || (body !== undefined && isValidatedBody(body)) ? 'class' : 'type',
  };
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
  const variable = method
    .getDescendantsOfKind(SyntaxKind.VariableDeclaration)
    .find((node) => Node.isNewExpression(awaited(node.getInitializer())));
  const isTyped = isStream && variable !== undefined;
  return {
    schema: isTyped ? schemas.ofType(variable.getType(), variable) : {},
    contentType: 'application/json',
    required: false,
    source: isStream ? 'stream' : 'unknown',
  };
}

function awaited(node: Node | undefined): Node | undefined {
  return Node.isAwaitExpression(node) ? node.getExpression() : undefined;
}
