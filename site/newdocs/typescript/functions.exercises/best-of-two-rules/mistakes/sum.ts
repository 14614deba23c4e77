export type GradingRule = (choice: string, answer: string) => number;

export function best(first: GradingRule, second: GradingRule): GradingRule {
  return (choice, answer) => first(choice, answer) + second(choice, answer);
}
