import 'reflect-metadata';
import { Container } from 'inversify';
import { progressContainerModule } from './container.js';
import { ProgressController } from './ProgressController.js';

const container = new Container();
container.loadSync(progressContainerModule);

console.log(await container.get(ProgressController).solve('l1', 'methods', 'q1'));
console.log(await container.get(ProgressController).getProgress('l1', 'methods'));
