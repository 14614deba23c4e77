export type GradingRule = (choice: string, answer: string) => number;

export function best(first, second): GradingRule {
  return (choice, answer) => Math.max(first(choice, answer), second(choice, answer));
}
