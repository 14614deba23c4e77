export type GradingRule = (choice: string, answer: string) => number;

export function best(first: GradingRule, second: GradingRule): GradingRule {
  return (answer, choice) => Math.max(first(choice, answer), second(choice, answer));
}
