import { IsMongoId, IsNotEmpty, IsString } from 'class-validator';
import type { Course, CourseVersion } from './course-answers.ts';

/** Label and description of a version. Body of `CourseVersionController.create`. */
export class CreateCourseVersionBody {
  /** Label of the version: free text, not empty, for example `v1.0`. */
  @IsNotEmpty()
  @IsString()
  version!: string;

  /** What is special about this version; not empty. */
  @IsNotEmpty()
  @IsString()
  description!: string;
}

/** Path parameters of `CourseVersionController.create`. */
export class CreateCourseVersionParams {
  /** Id of the course that gets the version. */
  @IsMongoId()
  courseId!: string;
}

/** Path parameters of `CourseVersionController.read`. */
export class ReadCourseVersionParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;
}

/** Path parameters of `CourseVersionController.delete`. Its code also names it as the answer. */
export class DeleteCourseVersionParams {
  /** Id of the version. */
  @IsMongoId()
  versionId!: string;

  /** Id of the course that the version belongs to. */
  @IsMongoId()
  courseId!: string;
}

/**
 * Declared answer of `CourseVersionController.read`. The server returns the whole `CourseVersion`
 * instead, with modules and sections. The class has no rules, which leaves a gap in the description.
 */
export class CourseVersionDataResponse {
  /** Id of the version. */
  id!: string;

  /** Name of the version. */
  name!: string;

  /** What is special about it. */
  description!: string;

  /** Id of the course. */
  courseId!: string;

  /** When it was created. */
  createdAt!: string;

  /** When it last changed. */
  updatedAt!: string;
}

/** Declared answer when there is no such version. It has no rules; the server sends `name` too. */
export class CourseVersionNotFoundErrorResponse {
  /** Status of the answer. */
  statusCode!: number;

  /** What was not found. */
  message!: string;

  /** Kind of error. */
  error!: string;
}

/** Declared answer of `CourseVersionController.create`. The server returns the version alone. */
export class CreateCourseVersionResponse {
  /** The course that got the version. */
  course!: Course;

  /** The new version. */
  version!: CourseVersion;
}

/** The seven classes of versions, in the order of the module's entry. */
export const COURSEVERSION_VALIDATORS = [
  CreateCourseVersionBody,
  CreateCourseVersionParams,
  ReadCourseVersionParams,
  DeleteCourseVersionParams,
  CourseVersionDataResponse,
  CourseVersionNotFoundErrorResponse,
  CreateCourseVersionResponse,
] as const;
