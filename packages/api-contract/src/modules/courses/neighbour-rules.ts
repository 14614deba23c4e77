import {
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { contractOnly } from '../shared/contract-only.ts';

/** Refuses a body that gives both of two ids: a thing has one place. */
@ValidatorConstraint({ name: 'onlyOneId' })
export class OnlyOneId implements ValidatorConstraintInterface {
  /** Whether at most one of the ids is given. */
  validate(_value: unknown, _rule: ValidationArguments): boolean {
    return contractOnly();
  }
}

/** Refuses a body that gives neither of two ids: a move needs a place. */
@ValidatorConstraint({ name: 'atLeastOne' })
export class AtLeastOne implements ValidatorConstraintInterface {
  /** Whether one of the ids is given. */
  validate(_value: unknown, _rule: ValidationArguments): boolean {
    return contractOnly();
  }
}
