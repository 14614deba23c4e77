import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { QuestionBody as BaseBody } from '../src/questions/QuestionValidators.js';
import { SourceBody } from './SourceValidators.js';

export class QuestionBody extends BaseBody {
  // #region source
  @IsOptional()
  @ValidateNested()
  @Type(() => SourceBody)
  source?: SourceBody;
  // #endregion source
}
