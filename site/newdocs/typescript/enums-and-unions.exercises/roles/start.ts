export enum Role {
  LEARNER,
  AUTHOR,
  GRADER,
}

export function readRole(value: unknown): Role | undefined {
  throw new Error('Write the function readRole.');
}

export function menu(chosen: Role | undefined): string[] {
  throw new Error('Write the function menu.');
}
