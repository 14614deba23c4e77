import { Get, JsonController } from 'routing-controllers';
import { courses } from '../src/courses/courses.js';

@JsonController('/courses')
export class CourseController {
  // #region method
  @Get('/')
  list() {
    courses.toSorted((first, second) => first.title.localeCompare(second.title));
  }
  // #endregion method
}
