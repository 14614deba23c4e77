import { IsNotEmpty, IsString, IsUrl } from 'class-validator';

export class SourceBody {
  @IsString()
  @IsNotEmpty()
  title!: string;

  @IsUrl({ protocols: ['https'], require_protocol: true })
  url!: string;
}
