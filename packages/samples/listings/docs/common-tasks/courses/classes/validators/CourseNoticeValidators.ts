import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class CreateCourseNoticeBody {
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  text!: string;
}

export const COURSE_NOTICE_VALIDATORS = [CreateCourseNoticeBody];
