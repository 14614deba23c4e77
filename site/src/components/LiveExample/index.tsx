import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import { LiveIsland } from './LiveIsland.tsx';
import type { LiveCode } from './load-parts.ts';

/** The Run button below a block of code; stands in the block's figure. */
export function LiveExample(code: LiveCode): ReactNode {
  return <Island name="live-example" component={LiveIsland} props={code} when="pressed" />;
}
