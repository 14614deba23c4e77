import { type ComponentProps, createContext, type ReactElement } from 'react';

/** Gives the text at a place in the list of texts, as the properties of the element that shows it. */
export type Texts = (
  place: number,
) => Pick<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/**
 * The texts as Docusaurus rendered them from Markdown, for components in its tree. The root of an island has
 * none: there the texts are read from the page.
 */
export const RenderedTexts = createContext<Texts | undefined>(undefined);

/** @param elements in the order of their places */
export function renderedTexts(elements: readonly ReactElement[]): Texts {
  return (place) => ({ children: elements[place] });
}

/**
 * Copies texts from the list of questions in the page (`QuestionList`), whose elements are marked with their
 * places (`markdown/show-checkpoints.ts`). So the page holds them once, and not a second time as data.
 *
 * @param listId id of the list
 * @param page the page with the list; without it, the one that is shown
 */
export function textsInPage(listId: string, page?: Document): Texts {
  // React writes the HTML again when it gets another object.
  const known = new Map<number, ReturnType<Texts>>();
  return (place) => {
    const text = known.get(place) ?? {
      // The server rendered the same text as elements.
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: {
        __html:
          (page ?? document).getElementById(listId)?.querySelector(`[data-text="${place}"]`)
            ?.outerHTML ?? '',
      },
    };
    known.set(place, text);
    return text;
  };
}
