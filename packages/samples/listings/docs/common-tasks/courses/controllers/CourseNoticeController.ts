import { inject, injectable } from 'inversify';
import { Authorized, Body, HttpCode, JsonController, Param, Post } from 'routing-controllers';
import { CreateCourseNoticeBody } from '../classes/validators/CourseNoticeValidators.js';
import { CourseNoticeService, type ICourseNotice } from '../services/CourseNoticeService.js';
import { COURSES_TYPES } from '../types.js';

@injectable()
@JsonController('/courses')
export class CourseNoticeController {
  constructor(
    @inject(COURSES_TYPES.CourseNoticeService)
    private readonly courseNoticeService: CourseNoticeService,
  ) {}

  @Authorized()
  @Post('/:courseId/notices')
  @HttpCode(201)
  create(@Param('courseId') courseId: string, @Body() body: CreateCourseNoticeBody): ICourseNotice {
    return this.courseNoticeService.create(courseId, body.text);
  }
}
