export type GradingRule = (choice: string, answer: string) => number;

export function best(first: GradingRule, second: GradingRule): number {
  return Math.max(first('', ''), second('', ''));
}
