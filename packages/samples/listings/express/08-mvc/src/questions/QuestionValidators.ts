import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsNotEmpty,
  IsString,
  MaxLength,
} from 'class-validator';
import { IsOneOf } from './IsOneOf.js';

export class QuestionBody {
  @IsString()
  @IsNotEmpty()
  lessonId!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  text!: string;

  @IsArray()
  @ArrayMinSize(2)
  @ArrayUnique()
  @IsString({ each: true })
  choices!: string[];

  @IsOneOf('choices')
  answer!: string;

  @IsString()
  explanation!: string;
}
