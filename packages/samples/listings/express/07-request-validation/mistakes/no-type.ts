import { IsString, IsUrl, ValidateNested } from 'class-validator';
import { Body, JsonController, Post } from 'routing-controllers';

// #region body
class Source {
  @IsString()
  title!: string;

  @IsUrl()
  url!: string;
}

class LessonBody {
  @IsString()
  title!: string;

  @ValidateNested()
  source!: Source;
}
// #endregion body

@JsonController('/lessons')
export class LessonController {
  @Post('/')
  create(@Body() body: LessonBody) {
    return body;
  }
}
