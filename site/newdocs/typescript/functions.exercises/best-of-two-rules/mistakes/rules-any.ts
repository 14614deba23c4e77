export type GradingRule = (choice: string, answer: string) => number;

export function best(first: any, second: any): any {
  return (choice: string, answer: string) =>
    Math.max(first(choice, answer), second(choice, answer));
}
