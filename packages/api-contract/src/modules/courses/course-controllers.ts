import {
  Authorized,
  Body,
  Delete,
  Get,
  HttpCode,
  JsonController,
  OnUndefined,
  Params,
  Post,
  Put,
} from 'routing-controllers';
import { contractOnly } from '../shared/contract-only.ts';
import type { Course, CourseVersion } from './course-answers.ts';
import { CourseBody, CourseIdParams } from './course-validators.ts';
import {
  CreateCourseVersionBody,
  CreateCourseVersionParams,
  DeleteCourseVersionParams,
  ReadCourseVersionParams,
} from './course-version-validators.ts';

/** Courses themselves: name, description and the ids of their versions. */
@JsonController('/courses')
export class CourseController {
  /** Creates an empty course. */
  @Authorized()
  @Post('/')
  @HttpCode(201)
  create(@Body({ type: CourseBody }) _body: CourseBody): Promise<Course> {
    return contractOnly();
  }

  /** Returns a course. */
  @Authorized()
  @Get('/:courseId')
  read(@Params({ type: CourseIdParams }) _params: CourseIdParams): Promise<Course> {
    return contractOnly();
  }

  /** Replaces name and description. */
  @Authorized()
  @Put('/:courseId')
  update(
    @Params({ type: CourseIdParams }) _params: CourseIdParams,
    @Body({ type: CourseBody }) _body: CourseBody,
  ): Promise<Course> {
    return contractOnly();
  }

  /** Deletes a course with its versions and their items groups. */
  @Authorized()
  @Delete('/:courseId')
  @OnUndefined(204)
  delete(@Params({ type: CourseIdParams }) _params: CourseIdParams): Promise<void> {
    return contractOnly();
  }
}

/** Editions of a course. A version holds the whole outline. */
@JsonController('/courses')
export class CourseVersionController {
  /** Adds a version to a course. In effect only admins pass. */
  @Authorized()
  @Post('/:courseId/versions')
  @HttpCode(201)
  create(
    @Params({ type: CreateCourseVersionParams }) _params: CreateCourseVersionParams,
    @Body({ type: CreateCourseVersionBody }) _body: CreateCourseVersionBody,
  ): Promise<CourseVersion> {
    return contractOnly();
  }

  /** Returns a version with its modules and sections. */
  @Authorized()
  @Get('/versions/:versionId')
  read(
    @Params({ type: ReadCourseVersionParams }) _params: ReadCourseVersionParams,
  ): Promise<CourseVersion> {
    return contractOnly();
  }

  /** Deletes a version with its items groups and watch times. */
  @Authorized()
  @Delete('/:courseId/versions/:versionId')
  delete(
    @Params({ type: DeleteCourseVersionParams }) _params: DeleteCourseVersionParams,
  ): Promise<{ message: string }> {
    return contractOnly();
  }
}
