/** Time in milliseconds for which a link must be visible before it is prefetched. */
const REST_MS = 400;

/**
 * Reports each link once, when it has been visible for a moment: the reader may follow it.
 *
 * @param links the links to watch
 * @param answer may be called with several at a time
 */
export function watchRestingLinks(
  links: Iterable<HTMLAnchorElement>,
  answer: (link: HTMLAnchorElement) => void,
): void {
  if (!('IntersectionObserver' in window)) {
    return;
  }
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const leave = (link: Element) => clearTimeout(timers.get(link));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target);
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        timers.set(
          target,
          setTimeout(() => {
            observer.unobserve(target);
            answer(target);
          }, REST_MS),
        );
      }
    }
  });
  for (const link of links) {
    observer.observe(link);
  }
}
