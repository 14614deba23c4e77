const TYPES = {
  // The entries that are there, and:
  CourseNoticeService: Symbol.for('CourseNoticeService'),
};

export { TYPES as COURSES_TYPES };
