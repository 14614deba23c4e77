import {
  IsBoolean,
  IsDateString,
  IsDecimal,
  IsEmpty,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
} from 'class-validator';

const TIME = /^(\d{1,2}:)?\d{1,2}:\d{2}$/;

/** Which part of which video an item shows: `videoDetails` of `CreateItemBody`. */
export class VideoDetailsPayloadValidator {
  /** Address of the video. The field name is upper case. */
  @IsNotEmpty()
  @IsUrl()
  URL!: string;

  /** Where it starts, as `[HH:]MM:SS` without fractions. */
  @IsNotEmpty()
  @Matches(TIME)
  startTime!: string;

  /** Where it ends, as `[HH:]MM:SS` without fractions. */
  @IsNotEmpty()
  @Matches(TIME)
  endTime!: string;

  /** Points for watching it. */
  @IsNotEmpty()
  @IsNumber()
  points!: number;
}

/** Settings of a quiz: `quizDetails` of `CreateItemBody`. */
export class QuizDetailsPayloadValidator {
  /** Share of the points that passes: above 0, at most 1. */
  @IsNumber()
  @IsPositive()
  @Max(1)
  passThreshold!: number;

  /** How often a learner may try; -1 is meant as unlimited, but then the second try is refused. */
  @IsNumber()
  @Min(-1)
  maxAttempts!: number;

  /** `DEADLINE` or `NO_DEADLINE`. The server checks only that it is not empty. */
  @IsNotEmpty()
  @IsString()
  quizType!: 'DEADLINE' | 'NO_DEADLINE';

  /** How long it takes, as `[HH:]MM:SS`. */
  @IsNotEmpty()
  @Matches(TIME)
  approximateTimeToComplete!: string;

  /** Whether a partly right answer gets some points. */
  @IsBoolean()
  allowPartialGrading!: boolean;

  /** Whether hints may be shown. Stored; the server does not act on it. */
  @IsBoolean()
  allowHint!: boolean;

  /** Whether the graded result has the right answers. */
  @IsBoolean()
  showCorrectAnswersAfterSubmission!: boolean;

  /** Whether the graded result has explanations. */
  @IsBoolean()
  showExplanationAfterSubmission!: boolean;

  /** Whether the graded result has score and status. */
  @IsBoolean()
  showScoreAfterSubmission!: boolean;

  /** How many questions are shown, above 0. Stored; the server does not act on it. */
  @IsNumber()
  @IsPositive()
  questionVisibility!: number;

  /** When the quiz opens, ISO 8601. Stored; the server does not act on it. */
  @IsNotEmpty()
  @IsDateString()
  releaseTime!: string;

  /** Last moment for attempts, ISO 8601, for quizzes of the type `DEADLINE`. */
  @IsOptional()
  @IsDateString()
  deadline?: string;
}

/** An article: `blogDetails` of `CreateItemBody`. */
export class BlogDetailsPayloadValidator {
  /** The text of the article; not empty. */
  @IsNotEmpty()
  @IsString()
  content!: string;

  /** Points for reading it, as decimal text such as `"1.0"`. A JSON number is refused. */
  @IsDecimal()
  points!: string;

  /** Reading time in minutes, above 0. */
  @IsNumber()
  @IsPositive()
  estimatedReadTimeInMinutes!: number;

  /** Leave it out: the server refuses any value that is not empty. */
  @IsOptional()
  @IsEmpty()
  tags?: string[];
}
