import type { Container } from 'inversify';
import type { ClassConstructor, IocAdapter } from 'routing-controllers';

/** Lets routing-controllers take its instances from an inversify container. */
export class InversifyAdapter implements IocAdapter {
  constructor(private readonly container: Container) {}

  get<T>(someClass: ClassConstructor<T>): T {
    return this.container.get(someClass);
  }
}
