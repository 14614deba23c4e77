import { IsString } from 'class-validator';
import { Body, JsonController, Post } from 'routing-controllers';

class LessonBody {
  @IsString()
  title!: string;

  position!: number;
}

@JsonController('/lessons')
export class LessonController {
  @Post('/')
  create(@Body() body: LessonBody) {
    return body;
  }
}
