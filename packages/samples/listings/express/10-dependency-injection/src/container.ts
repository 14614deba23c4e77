import { Container } from 'inversify';
import { attemptsContainerModule } from './attempts/container.js';
import { CourseController } from './courses/CourseController.js';
import { RequireLearner } from './learners/RequireLearner.js';
import { questionsContainerModule } from './questions/container.js';

export function createContainer() {
  const container = new Container();
  container.loadSync(questionsContainerModule, attemptsContainerModule);
  container.bind(CourseController).toSelf().inSingletonScope();
  container.bind(RequireLearner).toSelf().inSingletonScope();
  return container;
}
