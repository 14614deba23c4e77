import { IsMongoId, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

/** Name and description of a course. Body of `CourseController.create` and `CourseController.update`. */
export class CourseBody {
  /** Name of the course, 3 to 255 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(3)
  @MaxLength(255)
  name!: string;

  /** What the course is about, 1 to 1000 characters. */
  @IsNotEmpty()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  description!: string;
}

/** Path parameters of the operations on one course. */
export class CourseIdParams {
  /** Id of the course. */
  @IsMongoId()
  courseId!: string;
}

/** Declared answer of the operations on courses: the fields of `Course`, which the server returns. */
export class CourseDataResponse {
  /** Id of the course. */
  _id!: string;

  /** Name of the course. */
  name!: string;

  /** What the course is about. */
  description!: string;

  /** Ids of its versions. */
  versions!: string[];

  /** Ids of its instructors; empty when a course is new. */
  instructors!: string[];
}

/** Declared answer when there is no such course. The running server also sends `name`. */
export class CourseNotFoundErrorResponse {
  /** What was not found. */
  message!: string;
}

/** The four classes of courses, in the order of the module's entry. */
export const COURSE_VALIDATORS = [
  CourseBody,
  CourseIdParams,
  CourseDataResponse,
  CourseNotFoundErrorResponse,
] as const;
