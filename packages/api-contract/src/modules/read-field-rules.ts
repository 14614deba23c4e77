import { getMetadataStorage } from 'class-validator';

/** One rule that class-validator checks on a field. */
export interface FieldRule {
  /** Name of the rule, e.g. `minLength`. */
  readonly name: string;
  /** Its parameters, e.g. `[8]`. */
  readonly values: readonly unknown[];
}

/** A field of a validated class. */
export interface FieldRules {
  readonly field: string;
  readonly isOptional: boolean;
  readonly rules: readonly FieldRule[];
}

// biome-ignore lint/complexity/noBannedTypes: what class-validator calls a class
type ValidatedClass = Function;

/**
 * Reads the rules of a class from its decorators.
 *
 * @returns one entry for each decorated field, in no particular order; empty for a class without rules
 */
export function readFieldRules(validated: ValidatedClass): readonly FieldRules[] {
  const found = getMetadataStorage().getTargetValidationMetadatas(validated, '', false, false);
  const fields = [...new Set(found.map(({ propertyName }) => propertyName))];
  return fields.map((field) => {
    const ofField = found.filter(({ propertyName }) => propertyName === field);
    return {
      field,
      isOptional: ofField.some(({ type }) => type === 'conditionalValidation'),
      rules: ofField
        .filter(({ type }) => type !== 'conditionalValidation')
        .map(({ name, type, constraints, constraintCls }) => ({
          name:
            type === 'customValidation' && name === undefined ? constraintCls.name : (name ?? type),
          values: constraints ?? [],
        }))
        .reverse(),
    };
  });
}
