import type { ReactNode } from 'react';

interface SearchIconProps {
  readonly className?: string | undefined;
  /** In CSS pixels. */
  readonly size?: number;
}

/** The magnifying glass. */
export function SearchIcon({ className, size = 20 }: SearchIconProps): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M14.4 14.4 18 18M8.5 15.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
        stroke="currentColor"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
