export type GradingRule = (choice: string, answer: string) => number;

export function best(first: GradingRule, second: GradingRule): GradingRule {
  const scores = new Map<string, number>();
  return (choice, answer) => {
    const key = `${choice} ${answer}`;
    const score = scores.get(key) ?? Math.max(first(choice, answer), second(choice, answer));
    scores.set(key, score);
    return score;
  };
}
