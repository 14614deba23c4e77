// Why a wrap: a reader may open a part of the page before React takes over, when the browser does it.
// The original would believe that it is closed, and the next press would open what is open.
import type DetailsType from '@theme/Details';
import OriginalDetails from '@theme-original/Details';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react';

export default function Details(props: ComponentProps<typeof DetailsType>): ReactNode {
  const id = useId();
  const [isOpenedBefore, setIsOpenedBefore] = useState(false);
  useLayoutEffect(() => {
    const details = document.querySelector(`details[data-part="${id}"]`);
    setIsOpenedBefore(details instanceof HTMLDetailsElement && details.open && !props.open);
  }, [id, props.open]);
  return isOpenedBefore ? (
    <OriginalDetails {...props} key="opened" open />
  ) : (
    <OriginalDetails {...props} data-part={id} />
  );
}
