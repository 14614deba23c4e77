export type GradingRule = (choice: string, answer: string) => number;

export function best(first: GradingRule, second: GradingRule): GradingRule {
  return (choice, answer) => {
    let highest = 0;
    for (const rule of [first, second]) {
      highest = Math.max(highest, rule(choice, answer));
    }
    return highest;
  };
}
