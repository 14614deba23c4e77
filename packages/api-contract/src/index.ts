export type { JsonSchema, JsonValue } from './http/json-schema.ts';
export {
  type HttpMethod,
  type OperationSpec,
  ROLES,
  type Role,
  TAG_GROUPS,
  type TagName,
} from './http/operation.ts';
export { operations } from './http/operations/index.ts';
export { buildOpenApiDocument, errorsOf, fullPath } from './openapi/build-document.ts';
export { PATH_PREFIX } from './openapi/document-info.ts';
export type { OpenApiDocument, OpenApiOperation } from './openapi/open-api-document.ts';
export type {
  ApiBody,
  ApiField,
  ApiGroup,
  ApiOperation,
  ApiPage,
  ApiParameter,
  ApiSchema,
  ApiSuccess,
  ApiTag,
  ApiType,
} from './page/api-page.ts';
export { buildApiPage } from './page/build-api-page.ts';
