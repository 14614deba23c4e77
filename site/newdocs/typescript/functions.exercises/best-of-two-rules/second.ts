export type GradingRule = (choice: string, answer: string) => number;

export const best = (...rules: [GradingRule, GradingRule]): GradingRule =>
  function combined(choice: string, answer: string): number {
    const [first, second] = rules.map((rule) => rule(choice, answer)) as [number, number];
    return first > second ? first : second;
  };
