import { registerDecorator, type ValidationArguments } from 'class-validator';

/** The value must be in an array, which is another property of the same body. */
export function IsOneOf(listName: string) {
  return (target: object, propertyName: string) => {
    registerDecorator({
      name: 'isOneOf',
      target: target.constructor,
      propertyName,
      validator: {
        validate(value: unknown, { object }: ValidationArguments) {
          const list: unknown = Reflect.get(object, listName);
          return Array.isArray(list) && list.includes(value);
        },
        defaultMessage: () => `$property must be one of ${listName}`,
      },
    });
  };
}
