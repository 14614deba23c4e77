import type { StageDraft } from './run-stages.ts';
import sampleData from './sample-data.json';

/** What the reader does with the list of stages. */
export type StageAction =
  | { readonly kind: 'edit'; readonly id: number; readonly draft: Partial<Omit<StageDraft, 'id'>> }
  | { readonly kind: 'move'; readonly id: number; readonly by: -1 | 1 }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'reset' };

/** The stages with which the explorer begins: the teacher's report. */
export function firstStages(): readonly StageDraft[] {
  return sampleData.stages.map((lines, index) => ({
    id: index + 1,
    text: lines.join('\n'),
    isUsed: true,
  }));
}

/** The list after an action; the same list when nothing changes. */
export function changeStages(
  stages: readonly StageDraft[],
  action: StageAction,
): readonly StageDraft[] {
  switch (action.kind) {
    case 'edit':
      return stages.map((stage) =>
        stage.id === action.id ? { ...stage, ...action.draft } : stage,
      );
    case 'move':
      return moveStage(stages, action.id, action.by);
    case 'remove':
      return stages.filter(({ id }) => id !== action.id);
    case 'add':
      return [...stages, { id: nextId(stages), text: '{ $match: {} }', isUsed: true }];
    case 'reset':
      return firstStages();
  }
}

/** The id that an added stage gets. */
export function nextId(stages: readonly StageDraft[]): number {
  return Math.max(0, ...stages.map(({ id }) => id)) + 1;
}

function moveStage(stages: readonly StageDraft[], id: number, by: -1 | 1): readonly StageDraft[] {
  const from = stages.findIndex((stage) => stage.id === id);
  const moved = stages[from];
  const other = stages[from + by];
  if (moved === undefined || other === undefined) {
    return stages;
  }
  return stages.with(from, other).with(from + by, moved);
}
