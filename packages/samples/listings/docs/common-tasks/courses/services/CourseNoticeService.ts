import { injectable } from 'inversify';

export interface ICourseNotice {
  courseId: string;
  text: string;
}

@injectable()
export class CourseNoticeService {
  private readonly notices: ICourseNotice[] = [];

  create(courseId: string, text: string): ICourseNotice {
    const notice = { courseId, text: text.trim() };
    this.notices.push(notice);
    return notice;
  }
}
