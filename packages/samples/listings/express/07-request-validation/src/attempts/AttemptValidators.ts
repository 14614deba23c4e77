import { IsNotEmpty, IsString } from 'class-validator';

export class AttemptBody {
  @IsString()
  @IsNotEmpty()
  questionId!: string;

  @IsString()
  @IsNotEmpty()
  choice!: string;
}
