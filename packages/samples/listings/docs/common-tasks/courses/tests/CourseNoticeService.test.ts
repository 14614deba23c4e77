import { describe, expect, it } from 'vitest';
import { CourseNoticeService } from '../services/CourseNoticeService.js';

describe('CourseNoticeService', () => {
  it('removes spaces around the text', () => {
    const created = new CourseNoticeService().create('course-1', '  No class today ');
    expect(created).toEqual({ courseId: 'course-1', text: 'No class today' });
  });
});
