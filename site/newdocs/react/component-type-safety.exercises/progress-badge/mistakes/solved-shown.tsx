export type ProgressBadgeProps =
  | { status: 'empty' }
  | { status: 'open'; solved: number; total: number }
  | { status: 'done'; total: number };

export function ProgressBadge(props: ProgressBadgeProps) {
  switch (props.status) {
    case 'empty':
      return <em>No questions yet</em>;
    case 'open':
      return (
        <span>
          {props.solved} of {props.total} solved
        </span>
      );
    case 'done':
      return <strong>All {props.total} solved</strong>;
  }
}

export function toProgress(solved: number, total: number): ProgressBadgeProps {
  if (total === 0) return { status: 'empty' };
  return solved < total ? { status: 'open', solved, total } : { status: 'done', total: solved };
}
