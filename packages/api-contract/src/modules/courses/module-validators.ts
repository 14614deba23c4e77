import {
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  Validate,
} from 'class-validator';
import type { CourseVersion } from './course-answers.ts';
import { AtLeastOne, OnlyOneId } from './neighbour-rules.ts';

/** A new module and its place. Body of `ModuleController.create`. Without a neighbour it goes to the end. */
export class CreateModuleBody {
  /** Name of the module, 1 to 255 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  name!: string;

  /** What the module is about, 1 to 1000 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  description!: string;

  /** Id of the module that stands before the new one. */
  @IsOptional()
  @IsMongoId()
  @Validate(OnlyOneId, ['afterModuleId', 'beforeModuleId'])
  afterModuleId?: string;

  /** Id of the module that stands after the new one. Not together with the other id. */
  @IsOptional()
  @IsMongoId()
  @Validate(OnlyOneId, ['afterModuleId', 'beforeModuleId'])
  beforeModuleId?: string;
}

/** New name and description. Body of `ModuleController.update`; send both. */
export class UpdateModuleBody {
  /** Name of the module, 1 to 255 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  name!: string;

  /** What the module is about, 1 to 1000 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  description!: string;
}

/** The new place: exactly one neighbour. Body of `ModuleController.move`. */
export class MoveModuleBody {
  /** Id of the module that stands before this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterModuleId', 'beforeModuleId'])
  @Validate(OnlyOneId, ['afterModuleId', 'beforeModuleId'])
  afterModuleId?: string;

  /** Id of the module that stands after this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterModuleId', 'beforeModuleId'])
  @Validate(OnlyOneId, ['afterModuleId', 'beforeModuleId'])
  beforeModuleId?: string;
}

/** Path parameters of `ModuleController.create`. */
export class CreateModuleParams {
  /** Id of the version that gets the module. */
  @IsMongoId()
  versionId!: string;
}

/** Path parameters of the operations on one module. */
export class VersionModuleParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the module inside the version. */
  @IsMongoId()
  moduleId!: string;
}

/** Declared answer of the operations that change a module: the whole version. */
export class ModuleDataResponse {
  /** The version after the change. */
  version!: CourseVersion;
}

/** Declared answer when there is no such module. The running server also sends `name`. */
export class ModuleNotFoundErrorResponse {
  /** What was not found. */
  message!: string;
}

/** Answer of `ModuleController.delete`. */
export class ModuleDeletedResponse {
  /** What was deleted, in words, with both ids. */
  message!: string;
}

/** The eight classes of modules, in the order of the module's entry. */
export const MODULE_VALIDATORS = [
  CreateModuleBody,
  UpdateModuleBody,
  CreateModuleParams,
  VersionModuleParams,
  MoveModuleBody,
  ModuleDataResponse,
  ModuleNotFoundErrorResponse,
  ModuleDeletedResponse,
] as const;
