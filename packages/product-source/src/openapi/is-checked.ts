import type { OperationFact, ParameterFact } from '../facts.ts';

/** Types to which routing-controllers turns the text of a parameter; other text is refused with 400. */
const CONVERTED: readonly unknown[] = ['number', 'integer', 'boolean'];

/** True when the server may refuse parameters or body with 400 before the method runs. */
export function isChecked({ body, parameters }: OperationFact): boolean {
  return body?.source === 'class' || parameters.some(isCheckedParameter);
}

function isCheckedParameter({ in: place, required, schema }: ParameterFact): boolean {
  return (
    (place !== 'path' && required) ||
    CONVERTED.includes(schema.type) ||
    schema.format === 'date-time' ||
    schema.pattern !== undefined ||
    // Only validators have messages; the values of a bare type are not checked.
    schema['x-messages'] !== undefined ||
    schema['x-rules'] !== undefined
  );
}
