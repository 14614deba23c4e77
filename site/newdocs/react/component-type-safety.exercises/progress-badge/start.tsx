export type ProgressBadgeProps = { status: 'open'; solved: number; total: number };

export function ProgressBadge(props: ProgressBadgeProps) {
  return <span>{props.total} questions</span>;
}

export function toProgress(solved: number, total: number): ProgressBadgeProps {
  return { status: 'open', solved, total };
}
