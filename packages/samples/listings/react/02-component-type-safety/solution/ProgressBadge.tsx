export type ProgressBadgeProps =
  | { status: 'open'; solved: number; total: number }
  | { status: 'done'; total: number };

export function ProgressBadge(props: ProgressBadgeProps) {
  switch (props.status) {
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
  return solved === total ? { status: 'done', total } : { status: 'open', solved, total };
}
