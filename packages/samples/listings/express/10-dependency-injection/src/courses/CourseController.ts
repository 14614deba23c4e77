import { Get, JsonController } from 'routing-controllers';
import { courses } from './courses.js';

@JsonController('/courses')
export class CourseController {
  @Get('/')
  list() {
    return courses;
  }
}
