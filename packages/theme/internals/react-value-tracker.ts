type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the value of a field so that React fires `onChange`, even if the field already has that value.
 *
 * React ignores the event of a field whose value equals the tracked one. It tracks values through an own
 * property `value` of the element, which shadows the one of the prototype
 * (https://github.com/react/react/issues/10135). So another value is set first, through the own property,
 * and then the right one through the prototype's property, which React does not track.
 */
export function enterValue(field: ValueField, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
