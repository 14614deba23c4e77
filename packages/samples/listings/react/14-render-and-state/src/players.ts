export interface Player {
  id: string;
  name: string;
  points: number;
}

export const players: readonly Player[] = [
  { id: 'l1', name: 'Owl', points: 0 },
  { id: 'l2', name: 'Fox', points: 0 },
];
