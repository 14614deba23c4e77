export interface Attempt {
  learner: string;
  questionId: string;
  choice: string;
  correct: boolean;
}

/** How hard a question is: right attempts of all. */
export interface ReportLine {
  questionId: string;
  attempts: number;
  right: number;
}

export interface AttemptStore {
  /** For the health check: what stores, or an error if it does not answer. */
  check(): Promise<string>;
  add(attempt: Attempt): Promise<void>;
  /** Ids of the questions that the learner has solved. */
  solvedBy(learner: string): Promise<Set<string>>;
  report(): Promise<ReportLine[]>;
  close(): Promise<void>;
}
