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

/** A new section and its place. Body of `SectionController.create`. Without a neighbour it goes to the end. */
export class CreateSectionBody {
  /** Name of the section, 1 to 255 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  name!: string;

  /** What the section is about, 1 to 1000 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  description!: string;

  /** Id of the section that stands before the new one. */
  @IsOptional()
  @IsMongoId()
  @Validate(OnlyOneId, ['afterSectionId', 'beforeSectionId'])
  afterSectionId?: string;

  /** Id of the section that stands after the new one. Not together with the other id. */
  @IsOptional()
  @IsMongoId()
  @Validate(OnlyOneId, ['afterSectionId', 'beforeSectionId'])
  beforeSectionId?: string;
}

/** New name and description. Body of `SectionController.update`; send both. */
export class UpdateSectionBody {
  /** Name of the section, 1 to 255 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  name!: string;

  /** What the section is about, 1 to 1000 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  description!: string;
}

/** The new place: exactly one neighbour. Body of `SectionController.move`. */
export class MoveSectionBody {
  /** Id of the section that stands before this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterSectionId', 'beforeSectionId'])
  @Validate(OnlyOneId, ['afterSectionId', 'beforeSectionId'])
  afterSectionId?: string;

  /** Id of the section that stands after this one. */
  @IsOptional()
  @IsMongoId()
  @Validate(AtLeastOne, ['afterSectionId', 'beforeSectionId'])
  @Validate(OnlyOneId, ['afterSectionId', 'beforeSectionId'])
  beforeSectionId?: string;
}

/** Path parameters of the operations on one section, and of lists of its items. */
export class VersionModuleSectionParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the module inside the version. */
  @IsMongoId()
  moduleId!: string;

  /** Id of the section inside the module. */
  @IsMongoId()
  sectionId!: string;
}

/** Declared answer of the operations that change a section: the whole version. Update and move return the version without this wrapper. */
export class SectionDataResponse {
  /** The version after the change. */
  version!: CourseVersion;
}

/** Declared answer when there is no such section. The running server also sends `name`. */
export class SectionNotFoundErrorResponse {
  /** What was not found. */
  message!: string;
}

/** Answer of `SectionController.delete`. */
export class SectionDeletedResponse {
  /** What was deleted, in words, with both ids. */
  message!: string;
}

/** The seven classes of sections, in the order of the module's entry. */
export const SECTION_VALIDATORS = [
  CreateSectionBody,
  UpdateSectionBody,
  MoveSectionBody,
  VersionModuleSectionParams,
  SectionDataResponse,
  SectionNotFoundErrorResponse,
  SectionDeletedResponse,
] as const;
