type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Enters a value in a field so that React hears of it, also when the field holds that value already.
 *
 * React ignores an event of a field whose value is the one that it knows. It learns of values through a
 * property `value` that it sets on the element itself, in front of the one of the prototype
 * (https://github.com/react/react/issues/10135). So the element first gets another value, of which React
 * learns, and then the right one by the prototype's property, of which it does not.
 */
export function enterValue(field: ValueField, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
