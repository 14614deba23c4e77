import { inject, injectable } from 'inversify';
import { Get, JsonController, Param } from 'routing-controllers';
import type { IHintService } from './HintService.js';
import { HINTS_TYPES } from './types.js';

@injectable()
@JsonController('/hints')
export class HintController {
  constructor(@inject(HINTS_TYPES.HintService) private readonly hints: IHintService) {}

  @Get('/:questionId')
  async find(@Param('questionId') questionId: string) {
    return { hint: await this.hints.hint(questionId) };
  }
}
