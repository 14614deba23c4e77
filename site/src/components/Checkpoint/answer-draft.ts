import type { Grade, PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import type { Texts } from './texts';

/** What was entered so far. Each kind of question uses its own part. */
export interface Draft {
  /** Places of the chosen choices. */
  readonly chosen: readonly number[];
  readonly text: string;
  /** Places of the items in their present order. */
  readonly order: readonly number[];
}

export type OfKind<Kind extends PlayerQuestion['kind']> = Extract<
  PlayerQuestion,
  { readonly kind: Kind }
>;

export interface AnswerInputProps<Question = PlayerQuestion> {
  readonly question: Question;
  readonly texts: Texts;
  readonly draft: Draft;
  readonly grade: Grade | undefined;
  /** `said` is announced to screen readers. */
  readonly onChange: (draft: Draft, said?: string) => void;
}
