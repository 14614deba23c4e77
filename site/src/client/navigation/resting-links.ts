/** A reader who means to follow a link has looked at it for longer, in milliseconds. */
const REST_MS = 400;

/**
 * Tells of each link once, when it has stood on the screen for a moment: the reader may follow it.
 *
 * @param links the links to watch
 * @param answer may be told of several at a time
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
