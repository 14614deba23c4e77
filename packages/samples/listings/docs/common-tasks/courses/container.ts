import { ContainerModule } from 'inversify';
import { CourseNoticeController } from './controllers/CourseNoticeController.js';
import { CourseNoticeService } from './services/CourseNoticeService.js';
import { COURSES_TYPES } from './types.js';

export const coursesContainerModule = new ContainerModule((options) => {
  // The lines that are there, and:
  options.bind(COURSES_TYPES.CourseNoticeService).to(CourseNoticeService).inSingletonScope();
  options.bind(CourseNoticeController).toSelf().inSingletonScope();
});
