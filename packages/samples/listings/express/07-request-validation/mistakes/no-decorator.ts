import { IsString } from 'class-validator';
import { Body, JsonController, Post } from 'routing-controllers';

// #region body
class LessonBody {
  @IsString()
  title!: string;

  position!: number;
}
// #endregion body

@JsonController('/lessons')
export class LessonController {
  @Post('/')
  create(@Body() body: LessonBody) {
    return body;
  }
}
