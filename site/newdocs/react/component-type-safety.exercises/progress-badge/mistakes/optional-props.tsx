export interface ProgressBadgeProps {
  solved: number;
  total: number;
}

export function ProgressBadge({ solved, total }: ProgressBadgeProps) {
  if (total === 0) return <em>No questions yet</em>;
  if (solved >= total) return <strong>All {total} solved</strong>;
  return (
    <span>
      {solved} of {total} solved
    </span>
  );
}

export function toProgress(solved: number, total: number): ProgressBadgeProps {
  return { solved, total };
}
